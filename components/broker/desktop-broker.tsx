import type { PageContext } from '@/lib/site/page-context';
import { Centre } from './centre';
import { Partners, Saas } from './closing';
import styles from './desktop-centre.module.css';
import { DesktopConsult } from './desktop-consult';
import { DesktopDay } from './desktop-day';
import { DesktopOpening } from './desktop-opening';
import { DesktopPlatform } from './desktop-platform';
import { DesktopSoftware } from './desktop-software';
import { DesktopSupply } from './desktop-supply';
import { Example } from './example';

/** Broker service on desktop (§2). */
export function DesktopBroker({ page }: { page: PageContext }) {
  return (
    <>
      <DesktopOpening page={page} />
      <DesktopSoftware page={page} />
      <DesktopSupply page={page} />
      <Centre
        page={page}
        places={{ panel: styles.panel, large: styles.large, picture: styles.picture, cards: styles.cards }}
      />
      <DesktopDay />
      <Example />
      <DesktopPlatform page={page} />
      <Saas page={page} />
      <Partners page={page} />
      <DesktopConsult page={page} />
    </>
  );
}
