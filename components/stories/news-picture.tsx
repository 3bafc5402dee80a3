import { assetUrl, pictureSource, type ShownSmall } from '@/lib/assets/address';
import { Picture } from '../ui/media/picture';

export interface NewsPictureProps {
  url: string;
  sizes: string;
  /** How small it is shown, where its small type could not be read. */
  small?: ShownSmall | undefined;
  className?: string;
  priority?: boolean;
}

/** Picture of a news item, 16 by 9; the default picture where there is none or it fails (§2, §8). */
export function NewsPicture({ url, sizes, small, className, priority }: NewsPictureProps) {
  return (
    <Picture
      {...pictureSource(url, small)}
      fallback={pictureSource(assetUrl('/assets/news/default-1280.webp'), small)}
      // The title beside it says what it is about.
      alt=""
      width={1280}
      height={720}
      sizes={sizes}
      className={className}
      priority={priority}
    />
  );
}
