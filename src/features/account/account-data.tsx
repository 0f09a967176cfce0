import { type SubmitEvent, useState } from 'react'
import { deleteAccount } from '../../api-client/account.ts'
import { askForData } from '../../api-client/privacy.ts'
import { href } from '../../i18n/href.ts'
import { forgetTyped, signOut } from '../../stores/session.store.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { forgetOthersViewed } from '../../stores/viewed.store.ts'
import { ActionDialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberProps } from './account.store.ts'
import { ProofFields, useProof } from './current-password.tsx'

/** Removes all data of the person from this browser, except the cart. */
function leave({ locale, texts }: Omit<MemberProps, 'member'>): void {
  signOut()
  forgetTyped()
  forgetOthersViewed()
  notifyNextPage({ variant: 'success', message: texts.deleted })
  location.assign(href(locale, '/'))
}

/** Explains the deletion and asks for a confirmation, because it cannot be undone (SPEC §1). */
export function DeleteAccount({ member, locale, texts }: MemberProps) {
  const [open, setOpen] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const proof = useProof(member, async (password) => {
    await deleteAccount(password)
    leave({ locale, texts })
  })
  const busy = proof.state !== 'idle'

  const begin = () => {
    setUnderstood(false)
    proof.type('')
    setOpen(true)
  }
  const confirm = () => {
    if (!busy && !understood) proof.setProblem('deleteNotUnderstood')
    else void proof.confirm()
  }
  return (
    <section className="member-box member-box--last" aria-labelledby="member-delete">
      <h3 id="member-delete">{texts.deleteTitle}</h3>
      <p className="muted">{texts.deleteText}</p>
      <button type="button" className="button button--quiet member-box__danger" onClick={begin}>
        {texts.deleteBegin}
      </button>
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        island="delete-account"
        title={texts.deleteQuestion}
        close={texts.close}
      >
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
              proof.setProblem(null)
            }}
          />
          <span>{texts.deleteUnderstood}</span>
        </label>
        <ProofFields
          id="delete-password"
          hint={texts.currentForDeletion}
          proof={proof}
          texts={texts}
        />
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
      </ActionDialog>
    </section>
  )
}

export function ExportData({ member, locale, texts }: MemberProps) {
  const proof = useProof(member, (password) => askForData(password, locale))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void proof.confirm()
  }
  return (
    <section className="member-box" aria-labelledby="member-export">
      <h3 id="member-export">{texts.exportOwnTitle}</h3>
      <p className="muted">{texts.exportOwnText}</p>
      {proof.state === 'done' ? (
        <p className="notice notice--success" role="status">
          {texts.exportOwnSent}
        </p>
      ) : (
        <form className="member-form" noValidate onSubmit={submit}>
          <ProofFields
            id="export-password"
            hint={texts.currentForExport}
            proof={proof}
            texts={texts}
          />
          <SubmitButton
            label={texts.exportOwnAsk}
            busy={proof.state === 'busy'}
            busyLabel={texts.exportOwnAsking}
            block={false}
          />
        </form>
      )}
    </section>
  )
}
