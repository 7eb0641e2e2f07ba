// The sounds of the page, synthesised from a few tones and noises each. Off by default.

import { sound } from "./sound.svelte";

/** Waveform, start and duration (seconds), frequency at the start and the end (Hz), volume. */
type Tone = [shape: OscillatorType | "noise", begins: number, lasts: number, from: number, to: number, loud: number];

const melody = (shape: OscillatorType, step: number, loud: number, ...pitches: number[]): Tone[] =>
  pitches.map((pitch, place) => [shape, place * step, step * 1.8, pitch, pitch, loud]);

const coin = (begins: number): Tone[] => [
  ["triangle", begins, 0.09, 1980, 1980, 0.16],
  ["triangle", begins + 0.05, 0.22, 2640, 2640, 0.14],
];

const SOUNDS = {
  bomb: [
    ["noise", 0, 0.9, 1800, 60, 0.9],
    ["sine", 0, 0.7, 120, 30, 0.9],
    ["noise", 0.25, 1.1, 500, 120, 0.35],
  ],
  murder: [
    ["noise", 0, 0.12, 5000, 2500, 0.35],
    ["sawtooth", 0.1, 0.5, 311, 294, 0.18],
    ["sawtooth", 0.1, 0.5, 330, 312, 0.18],
  ],
  siren: [
    ["triangle", 0, 0.3, 440, 440, 0.3],
    ["triangle", 0.3, 0.3, 587, 587, 0.3],
    ["triangle", 0.6, 0.3, 440, 440, 0.3],
  ],
  bars: [
    ["square", 0.18, 0.5, 392, 380, 0.12],
    ["square", 0.18, 0.7, 523, 515, 0.1],
    ["noise", 0.18, 0.12, 3000, 900, 0.4],
  ],
  free: melody("triangle", 0.12, 0.2, 392, 494, 587),
  banner: [
    ["noise", 0, 0.3, 700, 2200, 0.3],
    ["noise", 0.35, 0.2, 1800, 900, 0.3],
  ],
  demolition: [
    ["sine", 0.35, 0.4, 90, 40, 0.9],
    ["noise", 0.35, 0.9, 1200, 100, 0.7],
  ],
  noise: [
    ["noise", 0, 0.9, 400, 500, 0.25],
    ["triangle", 0.1, 0.15, 2200, 2100, 0.2],
    ["triangle", 0.4, 0.15, 2500, 2350, 0.2],
    ["sawtooth", 0.2, 0.5, 147, 131, 0.1],
  ],
  music: melody("sawtooth", 0.11, 0.12, 523, 659, 622, 784, 740, 932),
  home: melody("sine", 0.1, 0.25, 523, 784),
  coins: [...coin(0.1), ...coin(0.25), ...coin(0.38), ...coin(0.5)],
  coin: coin(0),
  card: [["noise", 0, 0.12, 3500, 1500, 0.25]],
  gavel: [
    ["square", 0, 0.08, 220, 110, 0.4],
    ["noise", 0, 0.06, 2500, 700, 0.5],
    ["square", 0.22, 0.1, 220, 110, 0.4],
  ],
  lunatic: [
    ["triangle", 0, 0.6, 300, 1200, 0.25],
    ["triangle", 0.3, 0.6, 1100, 280, 0.25],
  ],
  down: melody("triangle", 0.16, 0.25, 392, 370, 349, 262),
  end: melody("triangle", 0.13, 0.25, 523, 659, 784, 1047, 784, 1047),
  word: melody("sine", 0.07, 0.16, 880, 740),
  turn: melody("sine", 0.13, 0.3, 659, 880),
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** One second of white noise. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function sourceOf(audio: AudioContext, shape: Tone[0], sweep: (pitch: AudioParam) => void): [AudioNode, AudioNode] {
  if (shape !== "noise") {
    const tone = audio.createOscillator();
    tone.type = shape;
    sweep(tone.frequency);
    return [tone, tone];
  }
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  sweep(filter.frequency);
  source.connect(filter);
  return [source, filter];
}

function sing(audio: AudioContext, [shape, begins, lasts, from, to, loud]: Tone): void {
  const start = audio.currentTime + begins;
  const end = start + lasts;
  const [source, heard] = sourceOf(audio, shape, (pitch) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  });
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(loud / 2, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  heard.connect(volume).connect(audio.destination);
  (source as AudioScheduledSourceNode).start(start);
  (source as AudioScheduledSourceNode).stop(end);
}

/** Play a sound if sound is on. While the page is hidden, only the sound for the viewer's turn is played. */
export function hear(name: Sound): void {
  if (sound() === "off" || (document.hidden && name !== "turn")) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => SOUNDS[name].forEach((tone) => sing(audio, tone)));
}
