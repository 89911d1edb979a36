"""The one place that touches the physics engine: dice that lie and dice that fly, and how all of them move.

When all dice lie still and one of them leans, the arena is tapped: friction all but vanishes until they lie still again. Leaning dice slide
flat, flat ones stay, no energy is added.
"""
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from flambeur.games.strike.physics import arena
from flambeur.games.strike.physics.arena import GRAVITY, HALF, LIP, RIM, SIDES, STEP, Numbers, Truths, apothem
from flambeur.games.strike.physics.flight import Flight
from flambeur.games.strike.physics.poses import Rest, read

FINE, COARSE, FAST = 2, 8, 60.0           # steps between frames: 240 a second while a die is faster than so many cm/s, else 60
HIT = 15.0                                # cm/s: a change of speed that is one


class Film(NamedTuple):
    """How the dice move: those that lay there first."""
    poses: Numbers                        # by frame and die
    steps: list[int]                      # of time, at each frame
    hits: list[tuple[int, int, float]]    # step, die, change of its speed in cm/s
    tapped: int                           # the step, or 0


def simulate(flights: Sequence[Flight], lying: Sequence[Numbers]) -> Film:
    world, dice = build(flights, lying)
    bodies = world.rigid_bodies
    s = state_of(bodies, dice)
    frames, steps, hits, still, tapped, k = [s[:, :7]], [0], list[tuple[int, int, float]](), 0, 0, 0
    while k * STEP < arena.PATIENCE:
        gone = is_gone(s)
        moving = np.abs(s[~gone, 7:])
        fastest = moving[:, :3].max(initial=0)
        still = still + 1 if fastest < arena.STILL_SPEED and moving[:, 3:].max(initial=0) < arena.STILL_SPIN else 0
        if still == arena.STILL_FRAMES:
            if tapped or Rest.COCKED not in read(s[:, :7])[1]: break
            tapped, still = k, 0
            tap(world, bodies, dice)
        stride = FINE if fastest > FAST else COARSE
        for _ in range(stride): world.step()
        k += stride
        before, s = s, state_of(bodies, dice)
        jolts = np.linalg.norm(s[:, 7:10] - before[:, 7:10] + [0, 0, GRAVITY * STEP * stride], axis=1)
        hits += [(k, int(i), float(jolts[i])) for i in np.flatnonzero((jolts > HIT) & ~gone)]
        frames.append(s[:, :7])
        steps.append(k)
    return Film(np.array(frames), steps, hits, tapped)


def build(flights: Sequence[Flight], lying: Sequence[Numbers]) -> tuple[Any, list[Any]]:
    import rapier3d as rp  # loaded with the first throw
    world = rp.PhysicsWorld(gravity=(0.0, 0.0, -GRAVITY))
    world.set_num_threads(1)
    said = world.integration_parameters
    said.dt, said.length_unit, said.num_solver_iterations = STEP, 2 * HALF, arena.ITERATIONS
    said.friction_model = rp.FrictionModel.COULOMB
    times, mean = rp.CoefficientCombineRule.MULTIPLY, rp.CoefficientCombineRule.AVERAGE

    def made_of(shape: Any, grip: float, bounce: float, how: Any) -> Any:
        return shape.friction(grip).restitution(bounce).friction_combine_rule(how).restitution_combine_rule(how)

    # MULTIPLY outranks AVERAGE: the arena's number times the die's is the wanted one
    world.add_collider(made_of(rp.Collider.halfspace((0.0, 0.0, 1.0)), arena.GRIP_FLOOR / arena.GRIP_DICE,
                               arena.BOUNCE_FLOOR / arena.BOUNCE_DICE, times))
    for corners in walls():
        world.add_collider(made_of(rp.Collider.convex_hull(corners), arena.GRIP_WALL / arena.GRIP_DICE,
                                   arena.BOUNCE_WALL / arena.BOUNCE_DICE, times))
    dice, core, nothing = [], HALF - arena.BEVEL, np.zeros(3)
    for pose, velocity, spin in [*(Flight(pose, nothing, nothing) for pose in lying), *flights]:
        body = rp.RigidBodyBuilder(rp.RigidBodyType.DYNAMIC).position(place_of(rp, pose)).ccd_enabled(True)
        body = body.linvel(tuple(velocity.tolist())).angvel(tuple(spin.tolist()))
        cube = rp.Collider.round_cuboid(core, core, core, arena.BEVEL).mass(arena.MASS)
        dice.append(world.add_body(body, [made_of(cube, arena.GRIP_DICE, arena.BOUNCE_DICE, mean)]))
    return world, dice


def walls() -> Iterator[list[tuple[float, float, float]]]:
    """A prism for each side: the wall is its inner face, the rim its top."""
    half, out, foot = math.tan(math.pi / SIDES) * 1.02, LIP + RIM, arena.FLOOR - 2 / math.tan(math.radians(arena.WALL))
    for m in range(SIDES):
        c, s = math.cos(2 * math.pi * m / SIDES), math.sin(2 * math.pi * m / SIDES)
        yield [(r * (c - t * s), r * (s + t * c), z) for t in (-half, half)
               for r, z in ((foot, -2.0), (LIP, arena.HEIGHT), (out, arena.HEIGHT), (out, -2.0))]


def place_of(rp: Any, pose: Numbers) -> Any:
    x, y, z, w, i, j, k = (float(v) for v in pose)
    s = math.sqrt(i * i + j * j + k * k)
    f = 2 * math.atan2(s, w) / s if s > 1e-9 else 2.0
    return rp.Isometry3((x, y, z), rp.Rotation3.from_scaled_axis((i * f, j * f, k * f)))


def state_of(bodies: Any, dice: Sequence[Any]) -> Numbers:
    """Pose, velocity and spin of each die."""
    found = np.empty((len(dice), 13))
    for line, die in zip(found, dice, strict=True):
        b = bodies[die]
        p, q, v, o = b.translation, b.rotation, b.linvel, b.angvel
        line[:] = p.x, p.y, p.z, q.w, q.i, q.j, q.k, v.x, v.y, v.z, o.x, o.y, o.z
    return found


def is_gone(s: Numbers) -> Truths:
    """Dice beyond the rim that do not come back."""
    leaves = (s[:, :2] * s[:, 7:9]).sum(1) > 0
    gone: Truths = (apothem(s[:, 0], s[:, 1]) > LIP + RIM) & (leaves | (s[:, 2] < arena.HEIGHT))
    return gone


def tap(world: Any, bodies: Any, dice: Sequence[Any]) -> None:
    for die in dice:
        for collider in bodies[die].colliders:
            world.colliders[collider].friction = arena.GRIP_TAPPED
        bodies[die].wake_up(True)
