// The sounds of the table, each put together from a few tones and bursts of noise.

interface Tone {
  /** Seconds from the beginning, and how long it lasts. */
  at: number;
  long: number;
  wave: OscillatorType | "noise";
  /** Pitch in hertz, where it begins and ends; of noise what is let through. */
  from: number;
  to: number;
  loud: number;
}

const tone = (at: number, long: number, wave: Tone["wave"], from: number, to = from, loud = 0.2): Tone => ({
  at,
  long,
  wave,
  from,
  to,
  loud,
});

const row = (pitches: number[], step: number, wave: OscillatorType, loud: number): Tone[] =>
  pitches.map((pitch, place) => tone(place * step, step * 1.6, wave, pitch, pitch, loud));

export const SOUNDS = {
  boom: [tone(0, 1.1, "noise", 900, 60, 0.7), tone(0, 0.7, "sine", 120, 32, 0.6)],
  stab: [
    tone(0, 0.06, "noise", 5000, 2500, 0.3),
    tone(0.05, 0.9, "sawtooth", 233, 220, 0.08),
    tone(0.05, 0.9, "sawtooth", 247, 233, 0.08),
  ],
  siren: [0, 1, 2].flatMap((turn) => [
    tone(turn * 0.44, 0.21, "triangle", 587),
    tone(turn * 0.44 + 0.22, 0.21, "triangle", 440),
  ]),
  clang: [
    tone(0, 0.9, "square", 311, 308, 0.07),
    tone(0, 1.1, "triangle", 187, 185, 0.25),
    tone(0, 0.08, "noise", 3000, 800, 0.4),
  ],
  crowd: [tone(0, 0.9, "noise", 700, 1300, 0.22), ...row([196, 233, 196, 262], 0.14, "sawtooth", 0.05)],
  rumble: [
    tone(0, 1.3, "noise", 260, 70, 0.7),
    tone(0.25, 0.3, "noise", 1500, 300, 0.2),
    tone(0.6, 0.3, "noise", 1200, 250, 0.2),
  ],
  cheers: [
    tone(0, 0.07, "triangle", 1760, 1700, 0.2),
    tone(0.09, 0.08, "triangle", 1480, 1450, 0.2),
    tone(0.15, 0.8, "noise", 500, 900, 0.15),
  ],
  fiddle: row([392, 494, 587, 784, 587, 740], 0.12, "sawtooth", 0.06),
  bell: [tone(0, 0.5, "sine", 659, 659, 0.22), tone(0.22, 0.7, "sine", 523, 523, 0.22)],
  coins: row([1568, 2093, 1760, 2349, 2637], 0.07, "triangle", 0.09),
  hammer: [0, 0.18, 0.36].flatMap((at) => [
    tone(at, 0.05, "noise", 2600, 900, 0.4),
    tone(at, 0.08, "square", 190, 130, 0.1),
  ]),
  paper: [tone(0, 0.09, "noise", 4200, 6000, 0.18), tone(0.1, 0.12, "noise", 5200, 3000, 0.16)],
  dice: [0, 0.09, 0.2, 0.28, 0.4].map((at) => tone(at, 0.035, "noise", 3200, 1600, 0.35)),
  gavel: [
    tone(0, 0.09, "noise", 900, 200, 0.6),
    tone(0, 0.12, "square", 150, 90, 0.15),
    tone(0.25, 0.12, "square", 150, 90, 0.15),
  ],
  sad: row([392, 370, 349, 330], 0.24, "triangle", 0.16),
  fanfare: row([523, 523, 523, 659, 784, 1047], 0.15, "square", 0.07),
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** A second of noise. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return hiss;
}

function source(
  audio: AudioContext,
  { wave, from, to, long }: Tone,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (wave !== "noise") {
    const oscillator = new OscillatorNode(audio, { type: wave });
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
    return [oscillator, oscillator];
  }
  const burst = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: "lowpass" });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  burst.connect(filter);
  return [burst, filter];
}

/** Let a sound be heard, as soon as the browser lets the page be heard at all. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  void context.resume();
  for (const each of SOUNDS[name]) {
    const start = context.currentTime + each.at;
    const [begins, ends] = source(context, each, start);
    const volume = new GainNode(context, { gain: each.loud });
    volume.gain.setValueAtTime(each.loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + each.long);
    ends.connect(volume).connect(context.destination);
    begins.start(start);
    begins.stop(start + each.long);
  }
}
