import { Input } from 'antd'
import { type ComponentProps, useId } from 'react'
import { type SecurityText, useSecurityTexts } from './security-texts.ts'

interface ProofFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  problem: SecurityText | undefined
  kind: 'password' | 'code'
}

const kinds: Record<ProofFieldProps['kind'], ComponentProps<typeof Input>> = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: 128 },
  code: { autoComplete: 'one-time-code', maxLength: 40, spellCheck: false },
}

/** What is typed to show who one is, with what is wrong about it. */
export function ProofField({ label, value, onChange, problem, kind }: ProofFieldProps) {
  const { t } = useSecurityTexts()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        {...kinds[kind]}
        id={id}
        className="crm-field"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(problem && { status: 'error' as const })}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className="crm-field-problem" role="alert">
        {problem === undefined ? '' : t(problem)}
      </p>
    </div>
  )
}
