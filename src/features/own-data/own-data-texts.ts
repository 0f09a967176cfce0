import { ApiError } from '../../api-client/api-error.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { rejectionOf } from '../../forms/rejection.ts'
import type { Texts } from '../../i18n/catalogues.ts'

export type OwnDataTexts = FormTexts & Texts<'own-data'>

/** Why a link could not be followed, in the words of the page. */
export function linkProblem(error: unknown): keyof OwnDataTexts {
  if (error instanceof ApiError && error.code === 'code_incorrect') return 'linkVoid'
  if (error instanceof ApiError && error.code === 'order_open') return 'orderOpen'
  return rejectionOf(error, {}).sentence
}
