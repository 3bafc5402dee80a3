import { Tabs, type TabsProps } from './tabs';
import styles from './upright-tabs.module.css';

/** Tabs whose names stand below one another, beside their panels. */
export function UprightTabs(props: Omit<TabsProps, 'appearance' | 'orientation' | 'className'>) {
  return <Tabs {...props} orientation="vertical" className={styles.upright} />;
}
