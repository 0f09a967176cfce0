'use client'

import { Banner, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { label, languageOf } from '../labels'

const soldOut = label(
  'Tồn kho ban đầu là 0: khi đăng, khách thấy sản phẩm hết hàng.',
  'The stock at the start is 0: once published, customers see the product as sold out.',
)

/** Above the tabs of a product that was never published. */
export function FirstStock() {
  const { hasPublishedDoc } = useDocumentInfo()
  const language = languageOf(useTranslation().i18n.language)
  const stock = useFormFields(([fields]) => Number(fields['stock_start']?.value ?? 0))
  if (hasPublishedDoc || stock > 0) return null
  return <Banner>{soldOut[language]}</Banner>
}
