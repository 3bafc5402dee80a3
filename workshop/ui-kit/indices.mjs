// The invented indices: last and percent, at the moment of every picture. Names are in words (boards.indexNames), in this order.
export const indices = [
  [6284.35, 1.18],
  [4917.62, 2.04],
  [3846.08, 0.42],
  [2671.94, -0.36],
  [3218.5, -0.71],
  [1482.27, 0.19],
  [8406.91, 0.27],
  [7135.48, -0.54],
];
export const closeBefore = ([last, percent]) => last / (1 + percent / 100);
