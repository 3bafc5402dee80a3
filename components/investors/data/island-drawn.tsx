'use client';

import { useEffect } from 'react';
import { useChartWidth } from 'recharts';

/** Within a chart: tells when Recharts knows the size of its box, and has drawn. */
export function IslandDrawn({ onDrawn }: { onDrawn(): void }) {
  const drawn = Boolean(useChartWidth());
  useEffect(() => {
    if (drawn) onDrawn();
  }, [drawn, onDrawn]);
  return null;
}
