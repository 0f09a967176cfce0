import { useRef, useState } from 'react'
import { changeProfile } from '../../api-client/account.ts'
import { notify } from '../../stores/toast.store.ts'
import type { MemberTexts } from './account.store.ts'
import { loadMember, type Member, problemOf } from './account.store.ts'

/** What a member may agree to and withdraw; the account itself rests on the other two. */
const choices = [
  ['marketing', 'consent_marketing', 'consentMarketing'],
  ['loyalty', 'consent_loyalty', 'consentLoyalty'],
] as const

type Purpose = (typeof choices)[number][0]

const isGiven = ({ account }: Member, purpose: Purpose): boolean =>
  account.consents.findLast((consent) => consent.purpose === purpose)?.granted === true

export function ConsentChoices({ member, texts }: { member: Member; texts: MemberTexts }) {
  /** What was pressed and is not saved yet. */
  const [pressed, setPressed] = useState<Partial<Record<Purpose, boolean>>>({})
  const busy = useRef(false)

  const change = async (purpose: Purpose, field: (typeof choices)[number][1], given: boolean) => {
    if (busy.current) return
    busy.current = true
    setPressed({ [purpose]: given })
    try {
      await changeProfile(member.user.id, { [field]: given })
      await loadMember()
      notify({ variant: 'success', message: texts.consentSaved })
    } catch (error) {
      notify({ variant: 'danger', message: texts[problemOf(error)] })
    } finally {
      busy.current = false
      setPressed({})
    }
  }
  return (
    <section className="member-box" aria-labelledby="member-consents">
      <h3 id="member-consents">{texts.consentsTitle}</h3>
      <div>
        {choices.map(([purpose, field, words]) => (
          <label key={purpose} className="check">
            <input
              type="checkbox"
              checked={pressed[purpose] ?? isGiven(member, purpose)}
              onChange={(event) => void change(purpose, field, event.target.checked)}
            />
            <span>{texts[words]}</span>
          </label>
        ))}
      </div>
      <p className="muted">{texts.consentsText}</p>
    </section>
  )
}
