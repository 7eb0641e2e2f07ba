"""A learner with PyTorch in one file, in the form of CleanRL's: proximal policy optimization with masked actions.

    .venv/bin/python -m benchmarks.research.masked_ppo --steps 50000 --against random --duels 400

It learns at one seat of each environment of `gymnasium.make_vec("Altbau-v0")`. Then it duels with the bot against which
it has learned, each deal from both seats. `--library` lets MaskablePPO of sb3-contrib learn instead, in the same
environments.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import Tensor, nn
from torch.distributions import Categorical

from altbau.cli.summary import wilson
from altbau.research.gym import AltbauEnv

NEVER: Final = -1e9  # the preference of an illegal action
HIDDEN: Final = 128

Policy: TypeAlias = Callable[[Any, Any], int]  # chooses an action from an observation and a mask


@dataclass(frozen=True)
class Settings:
    """How it learns."""

    seed: int = 1
    steps: int = 50_000  # of all environments together
    environments: int = 8
    length: int = 256  # steps of each environment between two updates
    rounds: int = 100  # of a game
    against: str = "random"
    rate: float = 5e-4
    trace: float = 0.98  # lambda of the generalized advantage estimation; what comes later counts as much
    epochs: int = 4
    minibatches: int = 8
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    norm: float = 0.5  # to which gradients are clipped


def layers(seen: int, outputs: int, gain: float) -> nn.Sequential:
    """A network with two hidden layers."""

    def layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
        linear = nn.Linear(inputs, outputs)
        nn.init.orthogonal_(linear.weight, gain)
        nn.init.zeros_(linear.bias)
        return linear

    inner = [layer(seen, HIDDEN, 2**0.5), nn.Tanh(), layer(HIDDEN, HIDDEN, 2**0.5), nn.Tanh()]
    return nn.Sequential(*inner, layer(HIDDEN, outputs, gain))


def squashed(seen: Any) -> Tensor:
    """Observations on a logarithmic scale, because some numbers are sums of money."""
    numbers = torch.as_tensor(seen, dtype=torch.float32)
    return numbers.sign() * numbers.abs().log1p()


class Agent(nn.Module):
    """Preferences for actions, and the expected result."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.actor = layers(seen, actions, 0.01)
        self.critic = layers(seen, 1, 1.0)

    def choices(self, seen: Tensor, masks: Tensor) -> Categorical:
        """The distributions over the legal actions."""
        return Categorical(logits=self.actor(seen).masked_fill(~masks, NEVER))

    def decide(self, seen: Any, mask: Any) -> int:
        """The action that it likes best."""
        with torch.no_grad():
            return int(self.choices(squashed(seen), torch.as_tensor(mask)).logits.argmax())


def learn(wanted: Settings) -> Agent:
    """Let an agent learn."""
    torch.manual_seed(wanted.seed)
    envs = gymnasium.make_vec(
        "Altbau-v0", num_envs=wanted.environments, vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP}, pool=[wanted.against], rounds=wanted.rounds,
    )  # fmt: skip
    agent = Agent(envs.single_observation_space.shape[0], envs.single_action_space.n)
    optimizer = torch.optim.Adam(agent.parameters(), wanted.rate, eps=1e-5)
    shape = wanted.length, wanted.environments
    seen = torch.zeros((*shape, *envs.single_observation_space.shape))
    masks = torch.zeros((*shape, envs.single_action_space.n), dtype=torch.bool)
    actions, likely = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
    rewards, ends, expected = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    now, info = envs.reset(seed=wanted.seed)
    updates = wanted.steps // (wanted.length * wanted.environments)
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = wanted.rate * (1 - update / updates)
        for step in range(wanted.length):
            seen[step], masks[step] = squashed(now), torch.as_tensor(info["action_mask"])
            with torch.no_grad():
                choices = agent.choices(seen[step], masks[step])
                actions[step] = choices.sample()
                likely[step] = choices.log_prob(actions[step])
                expected[step] = agent.critic(seen[step]).flatten()
            now, reward, ended, cut, info = envs.step(actions[step].numpy())
            rewards[step], ends[step] = torch.as_tensor(reward), torch.as_tensor(ended | cut)
        gains = torch.zeros(shape)
        with torch.no_grad():
            after, gain = agent.critic(squashed(now)).flatten(), torch.zeros(wanted.environments)
        for step in reversed(range(wanted.length)):
            surprise = rewards[step] + after * (1 - ends[step]) - expected[step]
            gain = gains[step] = surprise + wanted.trace * (1 - ends[step]) * gain
            after = expected[step]
        parts = [each.flatten(0, 1) for each in (seen, masks, actions, likely, gains, gains + expected)]
        for _ in range(wanted.epochs):
            for chosen in torch.randperm(len(parts[0])).chunk(wanted.minibatches):
                improve(agent, optimizer, wanted, *(part[chosen] for part in parts))
    return agent


def improve(
    agent: Agent, optimizer: Any, wanted: Settings,
    seen: Tensor, masks: Tensor, actions: Tensor, likely: Tensor, gains: Tensor, came: Tensor,
) -> None:  # fmt: skip
    """A gradient step on some decisions."""
    choices = agent.choices(seen, masks)
    ratio = (choices.log_prob(actions) - likely).exp()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    kept = torch.min(gains * ratio, gains * ratio.clamp(1 - wanted.clip, 1 + wanted.clip)).mean()
    missed = (agent.critic(seen).flatten() - came).square().mean() / 2
    loss = wanted.value * missed - kept - wanted.entropy * choices.entropy().mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), wanted.norm)
    optimizer.step()


class Squashed(gymnasium.ObservationWrapper):
    """The environment with squashed observations, for learners that take them as they are."""

    def __init__(self, env: AltbauEnv) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-11, 11, env.observation_space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return squashed(observation).numpy()

    def action_masks(self) -> Any:
        """The mask of legal actions."""
        return self.unwrapped.action_masks()


def learn_by_library(wanted: Settings) -> Policy:
    """The same with MaskablePPO."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env

    def made() -> Squashed:
        return Squashed(AltbauEnv(pool=[wanted.against], rounds=wanted.rounds))

    model = MaskablePPO(
        "MlpPolicy", make_vec_env(made, wanted.environments, seed=wanted.seed), wanted.rate, wanted.length,
        wanted.length * wanted.environments // wanted.minibatches, wanted.epochs, 1.0, wanted.trace, wanted.clip,
        ent_coef=wanted.entropy, vf_coef=wanted.value, max_grad_norm=wanted.norm,
        policy_kwargs={"net_arch": [HIDDEN, HIDDEN]}, seed=wanted.seed, device="cpu",
    )  # fmt: skip
    model.learn(wanted.steps)
    return lambda seen, mask: int(model.predict(squashed(seen).numpy(), action_masks=mask, deterministic=True)[0])


def duels(policy: Policy, wanted: Settings, count: int) -> int:
    """How many of so many duels a policy wins, each deal from both seats."""
    won = 0
    for number in range(count):
        env = AltbauEnv(pool=[wanted.against], rounds=wanted.rounds, seat=number % 2)
        seen, info = env.reset(seed=1_000_000 + number // 2)
        over = False
        while not over:
            seen, reward, ended, cut, info = env.step(policy(seen, info["action_mask"]))
            over = ended or cut
        won += reward > 0
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    parser.add_argument("--duels", type=int, default=400)
    parser.add_argument("--library", action="store_true", help="let MaskablePPO learn")
    words = vars(parser.parse_args())
    duelling, library = words.pop("duels"), words.pop("library")
    settings = Settings(**words)
    torch.set_num_threads(1)
    won = duels(learn_by_library(settings) if library else learn(settings).decide, settings, duelling)
    low, high = wilson(won, duelling)
    print(f"{won} of {duelling} duels won, {100 * won / duelling:.1f} % [{100 * low:.1f}, {100 * high:.1f}]")
