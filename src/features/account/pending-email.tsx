import { fill } from '@nas/domain/placeholders'
import { changePendingEmail } from '../../api-client/account.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { notify } from '../../stores/toast.store.ts'
import { loadMember, type MemberProps, problemOf } from './account.store.ts'

const doneTexts = { resend: 'emailResent', withdraw: 'emailWithdrawn' } as const

/** A new e-mail that the member has not confirmed: mails the link again, or withdraws the change. */
export function PendingEmail({ member, texts }: Omit<MemberProps, 'locale'>) {
  const { run } = useSingleRun()
  const pending = member.account.pending_email
  if (pending === null) return null
  const change = async (action: 'resend' | 'withdraw') => {
    try {
      await changePendingEmail(action)
      notify({ variant: 'success', message: texts[doneTexts[action]] })
    } catch (error) {
      notify({ variant: 'danger', message: texts[problemOf(error)] })
    }
    await loadMember()
  }
  const button = (action: 'resend' | 'withdraw', label: string) => (
    <button
      type="button"
      className="button button--outline"
      onClick={() => void run(() => change(action))}
    >
      {label}
    </button>
  )
  return (
    <div className="notice notice--info" role="status">
      <p>{fill(texts.emailPending, { email: pending.email })}</p>
      <p className="member-actions">
        {button('resend', texts.emailResend)} {button('withdraw', texts.emailWithdraw)}
      </p>
    </div>
  )
}
