import { roles, type StaffRole } from '@nas/domain/roles'
import { Checkbox } from 'antd'
import { useId } from 'react'
import { useUserTexts } from './user-texts.ts'

interface RolesFieldProps {
  held: readonly StaffRole[]
  /** The heading already shows the selection. */
  isHeaded?: boolean
  onChange: (held: StaffRole[]) => void
}

export function RolesField({ held, isHeaded = false, onChange }: RolesFieldProps) {
  const { t } = useUserTexts()
  const id = useId()
  return (
    <fieldset className="crm-stack">
      <legend className={isHeaded ? 'crm-hidden' : undefined}>{t('duties')}</legend>
      {roles.map((role) => (
        <div key={role}>
          <Checkbox
            checked={held.includes(role)}
            aria-describedby={`${id}-${role}`}
            onChange={({ target }) =>
              onChange(roles.filter((one) => (one === role ? target.checked : held.includes(one))))
            }
          >
            {t(`duty.${role}`)}
          </Checkbox>
          <p id={`${id}-${role}`} className="crm-hint">
            {t(`duty.${role}.hint`)}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
