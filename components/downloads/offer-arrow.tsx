import { ArrowDown, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { OfferId } from '@/lib/content/downloads';
import { isInstaller } from './offers';

/** Down where a file comes, on where a page of ours opens, out where another site does. */
export function OfferArrow({ offer, size = 18 }: { offer: OfferId; size?: number }) {
  const Arrow = isInstaller(offer) ? ArrowDown : offer === 'openApi' ? ArrowRight : ArrowUpRight;
  return <Arrow size={size} strokeWidth={1.75} aria-hidden="true" />;
}
