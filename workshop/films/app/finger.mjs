import { circle } from '../../kit/svg.mjs';
import { act, ease, mix, stay } from '../motion.mjs';

/** A finger's mark: a spot that lands, and the ring that leaves it. */
export function tap(x, y, age, reach = 64) {
  if (age < -0.25 || age > 0.7) return '';
  const spot = stay(age, -0.22, 0.3, 0.2, 0.22);
  const ring = act(age, 0, 0.65, ease.out);
  return (
    circle(x, y, reach * ring, { fill: '#fff', op: 0.26 * (1 - ring) }) +
    circle(x, y, mix(30, 22, act(age, -0.22, 0, ease.out)), { fill: '#fff', op: 0.34 * spot }) +
    circle(x, y, mix(30, 22, act(age, -0.22, 0, ease.out)), { fill: 'none', stroke: '#fff', sw: 2, op: 0.6 * spot })
  );
}
