import QRCode from 'qrcode';

/** A QR code as one path; drawn on the server, sharp at any size. The quiet zone of four modules is part of it. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const edge = modules.size + 2 * quiet;
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; ) {
      // One stroke per run of dark modules keeps the markup small.
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      if (run > 0) path += `M${column + quiet} ${row + quiet}h${run}v1h-${run}z`;
      column += run + 1;
    }
  }
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill="#ffffff" />
      <path d={path} fill="#070b14" />
    </svg>
  );
}
