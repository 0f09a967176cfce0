import { longestOrderCode } from '@nas/contract/limits'
import { ApiError } from '../../api-client/api-error.ts'
import { askForErasure } from '../../api-client/privacy.ts'
import { phoneField, requiredText } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import type { Locale } from '../../i18n/locale.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import type { OwnDataTexts } from './own-data-texts.ts'

const fields = {
  code: requiredText(longestOrderCode, {
    missing: 'orderCodeRequired',
    invalid: 'orderCodeInvalid',
  }),
  phone: phoneField,
} as const

export const erasureForm = createForm<typeof fields, keyof OwnDataTexts>({
  key: draftKeys.erasureDraft,
  fields,
})

const sentences: Readonly<Record<string, keyof OwnDataTexts>> = {
  order_unknown: 'orderUnknown',
  order_open: 'orderOpen',
  member_order: 'memberOrder',
  email_missing: 'emailMissing',
}

/** @returns whether the mail is on its way; else the form says why not */
export async function submitErasure(locale: Locale): Promise<boolean> {
  const sent = await erasureForm.submit(
    async (values) => {
      await askForErasure({ ...bodyOf(fields, values), locale })
      return true
    },
    (error) => {
      const sentence = error instanceof ApiError ? sentences[error.code] : undefined
      return sentence && { sentence, fields: {} }
    },
  )
  return sent === true
}
