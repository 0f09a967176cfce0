import type { SubmitEvent } from 'react'
import { askForData } from '../../api-client/privacy.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberProps } from './account.store.ts'
import { ProofFields, useProof } from './current-password.tsx'

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
