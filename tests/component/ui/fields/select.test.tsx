/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, type Validity } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';

const OPTIONS = [
  { value: '4', label: 'Broker service' },
  { value: '7', label: 'Other' },
];

function show(defaultValue?: string, validity: Validity = 'untouched') {
  render(
    <Field id="type" label="Business type" hint="What is it about?" validity={validity} message="Choose one">
      {(control) => (
        <Select
          {...control}
          name="businessType"
          placeholder="Please choose"
          options={OPTIONS}
          defaultValue={defaultValue}
        />
      )}
    </Field>,
  );
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Business type' });
}

describe('§4 business-type field', () => {
  test('§4 nothing is chosen at first', () => {
    expect(show()).toHaveDisplayValue('Please choose');
  });

  test.each(OPTIONS)('§9 default business type: $label can be chosen beforehand', ({ value, label }) => {
    expect(show(value)).toHaveDisplayValue(label);
  });

  test('§4 choosing an option sets it', async () => {
    const select = show();
    await userEvent.selectOptions(select, 'Other');
    expect(select).toHaveValue('7');
  });

  test('§4 it is marked like any other field', () => {
    const select = show(undefined, 'invalid');
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('What is it about? Choose one');
  });
});
