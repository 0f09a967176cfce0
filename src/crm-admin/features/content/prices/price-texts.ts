import { largestPriceFile, maxPriceRows } from '@nas/contract/limits'
import { formatPrice, suspiciousBelow } from '@nas/domain/money'
import { ApiError } from '../../../../api-client/api-error.ts'
import en from '../../../../i18n/locales/en/crm-prices.json'
import vi from '../../../../i18n/locales/vi/crm-prices.json'
import { textsOf } from '../../../kit/texts/texts.ts'

type PriceTextKey = keyof typeof vi

export const usePriceTexts = textsOf<PriceTextKey>({ vi, en })

export const priceLimits = {
  most: maxPriceRows,
  megabytes: largestPriceFile / 1_000_000,
  least: formatPrice(suspiciousBelow),
}

export function fileProblem(error: unknown): PriceTextKey | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 413) return 'error.file_too_large'
  const key = `error.${error.code}`
  return Object.hasOwn(vi, key) ? (key as PriceTextKey) : null
}
