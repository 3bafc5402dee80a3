import { ArrowDown, ArrowRight, ArrowUpRight } from 'lucide';
import type { OfferId } from '@/lib/content/downloads';
import { Icon } from '../ui/media/icon';
import { isInstaller } from './offers';

/** Down where a file comes, on where a page of ours opens, out where another site does. */
export function OfferArrow({ offer, size = 18 }: { offer: OfferId; size?: number }) {
  const arrow = isInstaller(offer) ? ArrowDown : offer === 'openApi' ? ArrowRight : ArrowUpRight;
  return <Icon of={arrow} size={size} />;
}
