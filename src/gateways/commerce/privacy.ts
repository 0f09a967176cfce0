import {
  type Erased,
  type ErasureBody,
  erasedSchema,
  type OwnData,
  ownDataSchema,
} from '@nas/contract/commerce/privacy'
import type { Language } from '@nas/contract/field-schemas'
import * as v from 'valibot'
import type { Caller, CommerceClient } from './client.ts'

export interface PrivacyCalls {
  /**
   * Mails a member a link to their data.
   * @param password the current one, if the account has one
   */
  askExport(caller: Caller, password: string | undefined, locale: Language): Promise<void>
  /** @throws RejectedError code_incorrect */
  takeExport(caller: Caller, code: string): Promise<OwnData>
  /** @throws RejectedError order_unknown, order_open, member_order, email_missing */
  askErasure(body: ErasureBody): Promise<void>
  /** @throws RejectedError code_incorrect, order_open */
  erase(code: string): Promise<Erased>
}

export function privacyCalls({ shop }: CommerceClient): PrivacyCalls {
  const method = 'POST'
  return {
    async askExport({ token }, current_password, locale) {
      const body = { current_password, locale }
      await shop('/store/shop/me/export', v.unknown(), { method, token, body })
    },

    takeExport: ({ token }, code) =>
      shop('/store/shop/me/export/take', ownDataSchema, { method, token, body: { code } }),

    async askErasure(body) {
      await shop('/store/shop/erasure', v.unknown(), { method, body })
    },

    erase: (code) => shop('/store/shop/erasure/confirm', erasedSchema, { method, body: { code } }),
  }
}
