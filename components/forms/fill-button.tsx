import styles from './message-fields.module.css';

export interface FillButtonProps {
  /** Id of the field it fills. */
  field: string;
  action: string;
  value: string;
}

/** Fills a field in with words that many visitors would type, as if they had typed them. */
export function FillButton({ field, action, value }: FillButtonProps) {
  function fill() {
    const control = document.getElementById(field);
    if (!(control instanceof HTMLInputElement)) return;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  }
  return (
    <button type="button" className={styles.fill} onClick={fill}>
      {action}
    </button>
  );
}
