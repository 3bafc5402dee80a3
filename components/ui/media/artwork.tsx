/** One picture at the sizes and in the formats it was encoded at, best format first. */
export interface ArtSource {
  src: string;
  sources: { type: string; srcSet: string }[];
  width: number;
  height: number;
}

export interface ArtworkProps {
  art: ArtSource;
  /** Empty for a picture that only accompanies its text. */
  alt: string;
  sizes: string;
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean;
  className?: string;
}

/** A picture of our own making, with its box known before it arrives. For one that may be missing see `Picture`. */
export function Artwork({ art, alt, sizes, priority = false, className }: ArtworkProps) {
  return (
    <picture className={className}>
      {art.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={art.src}
        alt={alt}
        width={art.width}
        height={art.height}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' as const })}
        decoding="async"
      />
    </picture>
  );
}
