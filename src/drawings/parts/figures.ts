import { circle, curve, stroke } from "./lines";

/** A house seen from its gable; its ground is at `bottom`, its walls are `width` apart. */
export function house(left: number, bottom: number, width: number) {
  const height = width * 0.62;
  const eaves = bottom - height;
  const middle = left + width / 2;
  const ridge = eaves - width * 0.4;
  const unit = width / 12;
  return {
    outer:
      stroke(left, bottom, left, eaves + unit * 0.6) +
      stroke(left + width, eaves + unit * 0.6, left + width, bottom) +
      stroke(
        left - unit * 1.2,
        eaves + unit,
        middle,
        ridge,
        left + width + unit * 1.2,
        eaves + unit,
      ),
    inner:
      stroke(
        ...[left + unit * 2, bottom, left + unit * 2, bottom - unit * 4.2],
        ...[left + unit * 4.4, bottom - unit * 4.2, left + unit * 4.4, bottom],
      ) +
      stroke(
        ...[left + unit * 6.8, bottom - unit * 4.4, left + unit * 10, bottom - unit * 4.4],
        ...[left + unit * 10, bottom - unit * 1.9, left + unit * 6.8, bottom - unit * 1.9],
        ...[left + unit * 6.8, bottom - unit * 4.4],
      ) +
      stroke(left + unit * 8.4, bottom - unit * 4.4, left + unit * 8.4, bottom - unit * 1.9),
  };
}

/**
 * A person for scale, who looks to the right, with a helmet.
 * @param height from the ground to the top of the helmet, in units
 * @param reach where the hands are, above the ground and before the body, in units
 */
export function person(x: number, ground: number, height: number, reach?: [number, number]) {
  const u = height / 100;
  const at = (dx: number, up: number) => [x + dx * u, ground - up * u];
  const [handX, handUp] = reach ?? [16 * u, 46 * u];
  const hand = [x + handX, ground - handUp];
  return (
    circle(x + u, ground - 89 * u, 7 * u) +
    curve(...at(-9, 90), ...at(-6, 97), ...at(1, 100), ...at(8, 97), ...at(13, 90)) +
    stroke(...at(-9, 90), ...at(13, 90)) +
    curve(...at(-2, 82), ...at(-9, 77), ...at(-12, 60), ...at(-10, 44)) +
    curve(...at(-7, 70), ...at(-7, 46), ...at(-9, 24), ...at(-9, 3)) +
    curve(...at(7, 64), ...at(7, 46), ...at(9, 24), ...at(9, 3)) +
    curve(...at(-4, 3), ...at(-2, 24), ...at(0, 42), ...at(2, 24), ...at(4, 3)) +
    stroke(...at(-9, 3), ...at(-9, 0), ...at(-2, 0), ...at(-4, 3)) +
    stroke(...at(4, 3), ...at(4, 0), ...at(14, 0), ...at(9, 3)) +
    curve(...at(3, 82), ...at(8, 77), ...at(13, 68), ...hand)
  );
}
