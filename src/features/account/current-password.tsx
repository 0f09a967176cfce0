import { type ComponentProps, useRef, useState } from 'react'
import { PasswordField } from '../../ui/password-field.tsx'
import { type Member, type MemberTexts, problemOf } from './account.store.ts'

type CurrentPasswordProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'autoComplete' | 'texts'
> & { texts: MemberTexts }

export function CurrentPassword(props: CurrentPasswordProps) {
  const { currentPassword } = props.texts
  return <PasswordField {...props} label={currentPassword} autoComplete="current-password" />
}

const sentences: Readonly<Record<string, keyof MemberTexts>> = {
  current_password_wrong: 'currentWrong',
  sign_in_again: 'freshSignIn',
}

/** Runs an action once, with the current password if the account has one. */
export function useProof(
  { account }: Member,
  act: (password: string | undefined) => Promise<unknown>,
) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<keyof MemberTexts | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const running = useRef(false)
  const isNeeded = account.has_password

  const type = (typed: string) => {
    setPassword(typed)
    setProblem(null)
  }
  const confirm = async () => {
    if (running.current) return
    if (isNeeded && password === '') return setProblem('currentRequired')
    running.current = true
    setState('busy')
    try {
      await act(isNeeded ? password : undefined)
      setState('done')
    } catch (error) {
      setProblem(problemOf(error, sentences))
      setState('idle')
      running.current = false
    }
  }
  return { isNeeded, password, type, problem, setProblem, state, confirm }
}

interface ProofFieldsProps {
  id: string
  hint: string
  proof: ReturnType<typeof useProof>
  texts: MemberTexts
}

export function ProofFields({ id, hint, proof, texts }: ProofFieldsProps) {
  const { isNeeded, password, type, problem } = proof
  const isOfPassword = problem === 'currentRequired' || problem === 'currentWrong'
  return (
    <>
      {isNeeded ? (
        <CurrentPassword
          id={id}
          hint={hint}
          value={password}
          onChange={type}
          error={isOfPassword ? texts[problem] : undefined}
          texts={texts}
        />
      ) : null}
      {problem === null || isOfPassword ? null : (
        <p className="notice notice--danger" role="alert">
          {texts[problem]}
        </p>
      )}
    </>
  )
}
