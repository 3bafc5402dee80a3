import { useLocale } from 'next-intl';
import { assetUrl, pictureSource } from '@/lib/assets/address';
import { roadshowStill } from '@/lib/assets/roadshow-still';
import { Picture } from '../../ui/media/picture';

interface CoverProps {
  url: string;
  sizes: string;
  priority?: boolean;
}

/** Whether a cover is one of ours, which carries words of one language: only its bars are shown. */
export function isOwnCover(url: string): boolean {
  return url.includes('/assets/report-cover/');
}

/** Cover of a report; the plain one where there is none. */
export function ReportCover(props: CoverProps) {
  return <Cover {...props} fallback="/assets/report-cover/default-1280.webp" height={800} />;
}

/** Picture of a roadshow, in the reader's language where it is drawn in it; the plain one where there is none. */
export function RoadshowPicture({ url, ...props }: CoverProps) {
  return (
    <Cover
      {...props}
      url={roadshowStill(url, useLocale())}
      fallback="/assets/roadshow/default-1280.webp"
      height={720}
    />
  );
}

function Cover({ url, fallback, ...rest }: CoverProps & { fallback: `/assets/${string}`; height: number }) {
  return (
    <Picture
      {...pictureSource(url)}
      fallback={pictureSource(assetUrl(fallback))}
      // The title beside it says what it is.
      alt=""
      width={1280}
      {...rest}
    />
  );
}
