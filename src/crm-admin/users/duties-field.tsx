import { type Duty, duties } from '@nas/domain/duties'
import { Checkbox } from 'antd'
import { useId } from 'react'
import { useUserTexts } from './user-texts.ts'

interface DutiesFieldProps {
  held: readonly Duty[]
  /** A heading says already what is chosen. */
  isHeaded?: boolean
  onChange: (held: Duty[]) => void
}

/** What somebody is there for; each duty says what it opens. */
export function DutiesField({ held, isHeaded = false, onChange }: DutiesFieldProps) {
  const { t } = useUserTexts()
  const id = useId()
  return (
    <fieldset className="crm-duties">
      <legend className={isHeaded ? 'crm-hidden' : undefined}>{t('duties')}</legend>
      {duties.map((duty) => (
        <div key={duty}>
          <Checkbox
            checked={held.includes(duty)}
            aria-describedby={`${id}-${duty}`}
            onChange={({ target }) =>
              onChange(duties.filter((one) => (one === duty ? target.checked : held.includes(one))))
            }
          >
            {t(`duty.${duty}`)}
          </Checkbox>
          <p id={`${id}-${duty}`} className="crm-why">
            {t(`duty.${duty}.hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
