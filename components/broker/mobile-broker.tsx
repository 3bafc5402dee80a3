import type { PageContext } from '@/lib/site/page-context';
import { Centre } from './centre';
import { MobileConsult, Partners, Saas } from './closing';
import { Example } from './example';
import styles from './mobile-centre.module.css';
import { MobileDay } from './mobile-day';
import { MobileOpening } from './mobile-opening';
import { MobilePlatform } from './mobile-platform';
import { MobileSoftware } from './mobile-software';
import { MobileSupply } from './mobile-supply';

/** Broker service on mobile (§2). */
export function MobileBroker({ page }: { page: PageContext }) {
  return (
    <>
      <MobileOpening page={page} />
      <MobileSoftware page={page} />
      <Centre
        page={page}
        places={{ panel: styles.panel, large: styles.large, picture: styles.picture, cards: styles.cards }}
      />
      <MobileDay />
      <MobileSupply />
      <Example />
      <MobilePlatform page={page} />
      <Partners page={page} />
      <Saas page={page} />
      <MobileConsult page={page} />
    </>
  );
}
