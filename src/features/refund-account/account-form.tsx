import { giveRefundAccount, type RefundLink } from '@nas/contract/refunds/operations'
import { bankName, bankNumbers } from '@nas/domain/banks'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import type { SubmitEvent } from 'react'
import { runOperation } from '../../api-client/run-operation.ts'
import { FormErrors } from '../../forms/error-summary.tsx'
import { bodyOf } from '../../forms/form-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  accountForm,
  bankOf,
  fields,
  linkProblem,
  type RefundTexts,
} from './refund-account-form.ts'

const options = bankNumbers.map((number) => ({ value: number, label: bankName(number) }))

interface AccountFormProps extends TextProps<RefundTexts> {
  code: string
  refund: RefundLink
  onDone: () => void
  /** The link was used or has expired meanwhile. */
  onClosed: (sentence: keyof RefundTexts) => void
}

export function AccountForm({ code, refund, onDone, onClosed, texts }: AccountFormProps) {
  const form = useForm(accountForm, texts, 'refund')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const sent = await accountForm.submit(
      async ({ bank, ...typed }) => {
        const { account, holder } = bodyOf(fields, { bank, ...typed })
        const chosen = bankOf(bank)
        if (chosen === undefined) return false
        await runOperation(giveRefundAccount, { code, bank: chosen, account, holder })
        return true
      },
      (error) => {
        const sentence = linkProblem(error)
        if (sentence !== undefined) onClosed(sentence)
        return sentence && { sentence, fields: {} }
      },
    )
    if (sent !== true) return
    accountForm.forget()
    onDone()
  }
  return (
    <form className="form-card" noValidate onSubmit={submit}>
      <p>
        {fill(texts.intro, { order: refund.order })} <strong>{formatPrice(refund.amount)}</strong>
      </p>
      <SelectField
        {...form.bind('bank')}
        label={texts.bank}
        placeholder={texts.bankChoose}
        options={options}
      />
      <TextField
        {...form.bind('account')}
        label={texts.account}
        hint={texts.accountHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...form.bind('holder')}
        label={texts.holder}
        hint={texts.holderHint}
        autoComplete="name"
      />
      <FormErrors form={form} />
      <SubmitButton label={texts.send} busy={form.busy} busyLabel={texts.sending} block={false} />
      <p className="form-card__note">{texts.safety}</p>
    </form>
  )
}
