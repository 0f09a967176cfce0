import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberTexts } from './account.store.ts'

interface PasswordFormProps {
  /** What is about to be done; the button says the same. */
  title: string
  hint: string
  texts: MemberTexts
  /** Does it; the dialog closes afterwards. */
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
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    if (running.current) return
    setFailure(undefined)
    if (password === '') return setWrong(texts.currentRequired)
    running.current = true
    setBusy(true)
    try {
      await onConfirm(password)
      onClose()
    } catch (error) {
      if (isOfPassword(error)) setWrong(problemOf(error))
      else setFailure(problemOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <form className="deed" noValidate onSubmit={confirm}>
      <header className="dialog__head">
        <h2 id="password-dialog-title">{title}</h2>
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </header>
      <PasswordField
        id="password-dialog-field"
        label={texts.currentPassword}
        hint={hint}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          setWrong(undefined)
        }}
        autoComplete="current-password"
        error={wrong}
        show={texts.showPassword}
        hide={texts.hidePassword}
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
  /** Null while nothing is asked. */
  title: string | null
}

/** Asks for the present password before something that opens or closes the account. */
export function PasswordDialog({ title, ...form }: PasswordDialogProps) {
  return (
    <Dialog
      open={title !== null}
      onClose={form.onClose}
      labelledBy="password-dialog-title"
      variant="centre"
      island="password-dialog"
      ready
    >
      {title === null ? null : <PasswordForm title={title} {...form} />}
    </Dialog>
  )
}
