import { CircleAlert } from 'lucide';
import { Icon } from '../media/icon';
import styles from './boxes.module.css';
import fieldStyles from './field.module.css';

export interface BoxesProps {
  id: string;
  /** What is chosen. */
  legend: string;
  /** Each is a field of its own, by its name. */
  boxes: readonly { name: string; label: string; ticked: boolean }[];
  /** What a ticked box sends. */
  value: string;
  invalid: boolean;
  /** What is wrong; shown only while it is so. */
  message: string;
}

/** Boxes of which one or more are ticked. The message's line is kept free, so that nothing jumps. */
export function Boxes({ id, legend, boxes, value, invalid, message }: BoxesProps) {
  return (
    <fieldset id={id} className={styles.boxes} aria-describedby={invalid ? `${id}-problem` : undefined}>
      <legend>{legend}</legend>
      {boxes.map(({ name, label, ticked }) => (
        <label key={name} className={styles.box}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked}
            aria-invalid={invalid || undefined}
          />
          <span>{label}</span>
        </label>
      ))}
      <p id={`${id}-problem`} className={fieldStyles.problem}>
        {invalid && (
          <>
            <Icon of={CircleAlert} size={16} />
            {message}
          </>
        )}
      </p>
    </fieldset>
  );
}
