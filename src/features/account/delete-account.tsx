import { useRef, useState } from 'react'
import { deleteAccount } from '../../api-client/account.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { forgetTyped, signOut } from '../../stores/session.store.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { forgetOthersViewed } from '../../stores/viewed.store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { Member, MemberTexts } from './account.store.ts'
import { problemOf } from './account.store.ts'

interface DeleteAccountProps {
  member: Member
  locale: Locale
  texts: MemberTexts
}

/** Removes all data of the person from this browser, except the cart. */
function leave({ locale, texts }: Omit<DeleteAccountProps, 'member'>): void {
  signOut()
  forgetTyped()
  forgetOthersViewed()
  notifyNextPage({ variant: 'success', message: texts.deleted })
  location.assign(href(locale, '/'))
}

const sentences: Readonly<Record<string, keyof MemberTexts>> = {
  current_password_wrong: 'currentWrong',
  sign_in_again: 'freshSignIn',
}

/** Explains the deletion and asks for a confirmation, because it cannot be undone (SPEC §1). */
export function DeleteAccount({ member, locale, texts }: DeleteAccountProps) {
  const { has_password } = member.account
  const [password, setPassword] = useState('')
  const [open, setOpen] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const [problem, setProblem] = useState<keyof MemberTexts | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const isOfPassword = problem === 'currentRequired' || problem === 'currentWrong'

  const begin = () => {
    setUnderstood(false)
    setPassword('')
    setProblem(null)
    setOpen(true)
  }
  const confirm = async () => {
    if (running.current) return
    if (!understood) return setProblem('deleteNotUnderstood')
    if (has_password && password === '') return setProblem('currentRequired')
    running.current = true
    setBusy(true)
    try {
      await deleteAccount(has_password ? password : undefined)
      leave({ locale, texts })
    } catch (error) {
      setProblem(problemOf(error, sentences))
      running.current = false
      setBusy(false)
    }
  }
  return (
    <section className="member-box member-box--last" aria-labelledby="member-delete">
      <h3 id="member-delete">{texts.deleteTitle}</h3>
      <p className="muted">{texts.deleteText}</p>
      <button type="button" className="button button--quiet member-box__danger" onClick={begin}>
        {texts.deleteBegin}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy="delete-title"
        variant="centre"
        island="delete-account"
        ready
      >
        <div className="deed">
          <header className="dialog__head">
            <h2 id="delete-title">{texts.deleteQuestion}</h2>
            <IconButton icon="close" label={texts.close} onClick={() => setOpen(false)} />
          </header>
          <ul className="deed__changes">
            <li>{texts.deleteLosesProfile}</li>
            <li>{texts.deleteLosesLikes}</li>
            <li>{texts.deleteKeepsOrders}</li>
          </ul>
          <label className="check">
            <input
              type="checkbox"
              checked={understood}
              onChange={(event) => {
                setUnderstood(event.target.checked)
                setProblem(null)
              }}
            />
            <span>{texts.deleteUnderstood}</span>
          </label>
          {has_password ? (
            <PasswordField
              id="delete-password"
              label={texts.currentPassword}
              hint={texts.currentForDeletion}
              value={password}
              onChange={(typed) => {
                setPassword(typed)
                setProblem(null)
              }}
              autoComplete="current-password"
              error={isOfPassword ? texts[problem] : undefined}
              show={texts.showPassword}
              hide={texts.hidePassword}
            />
          ) : null}
          {problem === null || isOfPassword ? null : (
            <p className="notice notice--danger" role="alert">
              {texts[problem]}
            </p>
          )}
          <div className="deed__buttons">
            <button
              type="button"
              className="button button--danger"
              aria-disabled={busy || undefined}
              onClick={confirm}
            >
              {busy ? texts.deleteBusy : texts.deleteYes}
            </button>
            <button
              type="button"
              className="button button--outline"
              data-first-focus=""
              onClick={() => setOpen(false)}
            >
              {texts.deleteNo}
            </button>
          </div>
        </div>
      </Dialog>
    </section>
  )
}
