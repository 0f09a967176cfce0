import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { Dialog, DialogHead } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberTexts } from './account.store.ts'
import { CurrentPassword } from './current-password.tsx'

const island = 'password-dialog'

interface PasswordFormProps {
  /** The action to confirm; the button has the same text. */
  title: string
  hint: string
  texts: MemberTexts
  /** Runs the action; the dialog closes afterwards. */
  onConfirm: (password: string) => Promise<void>
  problemOf: (error: unknown) => string
  onClose: () => void
}

const isOfPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'current_password_wrong'

function PasswordForm(props: PasswordFormProps) {
  const { title, hint, texts, onConfirm, problemOf, onClose } = props
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useSingleRun()

  const confirm = async () => {
    setFailure(undefined)
    if (password === '') return setWrong(texts.currentRequired)
    try {
      await onConfirm(password)
      onClose()
    } catch (error) {
      if (isOfPassword(error)) setWrong(problemOf(error))
      else setFailure(problemOf(error))
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void run(confirm)
  }
  return (
    <form className="deed" noValidate onSubmit={submit}>
      <DialogHead island={island} title={title} close={texts.close} onClose={onClose} />
      <CurrentPassword
        id="password-dialog-field"
        hint={hint}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          setWrong(undefined)
        }}
        error={wrong}
        texts={texts}
      />
      {failure === undefined ? null : (
        <p className="notice notice--danger" role="alert">
          {failure}
        </p>
      )}
      <SubmitButton label={title} busy={busy} busyLabel={texts.provingOwner} />
    </form>
  )
}

interface PasswordDialogProps extends Omit<PasswordFormProps, 'title'> {
  /** Null while the dialog is closed. */
  title: string | null
}

/** Asks for the current password before an action that affects access to the account. */
export function PasswordDialog({ title, ...form }: PasswordDialogProps) {
  return (
    <Dialog open={title !== null} onClose={form.onClose} island={island}>
      {title === null ? null : <PasswordForm title={title} {...form} />}
    </Dialog>
  )
}
