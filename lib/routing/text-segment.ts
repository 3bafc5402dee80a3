/**
 * Text as a segment of an internal address, and back: the hexadecimal of its
 * UTF-8, since a path with dots, slashes or escapes in it could be taken for
 * another page (docs/requirements.md, Routes).
 */
export function toSegment(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromSegment(segment: string): string | undefined {
  if (!/^(?:[0-9a-f]{2})+$/.test(segment)) return undefined;
  const bytes = Uint8Array.from(segment.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}
