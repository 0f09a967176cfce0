import { formatPrice } from '@nas/domain/money'
import { Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../../api-client/api-error.ts'
import { priceLimits, usePriceTexts } from './price-texts.ts'

/** The former price of the stored product; null for a new one. */
const formerPrice = (error: unknown): number | null | undefined =>
  error instanceof ApiError && error.code === 'price_unconfirmed'
    ? (error.errors[0]?.price ?? null)
    : undefined

interface Asked {
  before: number | null
  after: number
  answer: (isConfirmed: boolean) => void
}

interface PriceConfirmation {
  confirming: <Output>(
    body: Readonly<Record<string, unknown>>,
    save: (body: object) => Promise<Output>,
  ) => Promise<Output>
  dialog: ReactNode
}

export function usePriceConfirmation(): PriceConfirmation {
  const { t } = usePriceTexts()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (before: number | null, after: number): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isConfirmed: boolean): void => {
        setAsked(null)
        resolve(isConfirmed)
      }
      setAsked({ before, after, answer })
    })
  return {
    async confirming(body, save) {
      try {
        return await save(body)
      } catch (error) {
        const before = formerPrice(error)
        if (before === undefined || !(await ask(before, Number(body.price)))) throw error
        return save({ ...body, price_confirmed: true })
      }
    },
    dialog: asked !== null && (
      <Modal
        open
        title={t('unusual.title')}
        okText={t('unusual.confirm')}
        cancelText={t('unusual.back')}
        onOk={() => asked.answer(true)}
        onCancel={() => asked.answer(false)}
      >
        <p>{t('unusual.text', priceLimits)}</p>
        {asked.before !== null && (
          <p>
            {t('stored')}: {formatPrice(asked.before)}
          </p>
        )}
        <p>
          {t('after')}: <strong>{formatPrice(asked.after)}</strong>
        </p>
      </Modal>
    ),
  }
}
