'use client';

import { useEffect, useRef, useState } from 'react';

export interface PictureProps {
  src: string;
  /** `srcset` by format, best first. */
  sources?: { type: string; srcSet: string }[];
  /** What to show when the picture is missing or fails. */
  fallback: { src: string; sources: { type: string; srcSet: string }[] };
  alt: string;
  width: number;
  height: number;
  sizes: string;
  className?: string;
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean;
}

/** A picture that gives way to another one when it cannot be had. */
export function Picture({ src, sources = [], fallback, alt, width, height, sizes, className, priority }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // Another picture gets a chance of its own.
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = failedSrc === src;

  useEffect(() => {
    // It may have failed before this script ran.
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  const shown = failed || !src ? fallback : { src, sources };
  return (
    <picture className={className} data-failed={failed || undefined}>
      {shown.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={shown.src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </picture>
  );
}
