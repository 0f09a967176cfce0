import type { ReorderChange } from '@nas/contract/order-calls'
import { formatPrice } from '@nas/domain/money'
import { isFinal } from '@nas/domain/order-states'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import { type OrderEntry, reorder } from '../../../api-client/orders.ts'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { openPanel } from '../../../stores/panel.store.ts'
import { endIfSignedOut } from '../../../stores/session-token.ts'
import { notify } from '../../../stores/toast.store.ts'
import { ActionDialog } from '../../../ui/dialog.tsx'
import { loadProblemOf } from '../problem-note.tsx'
import { putIntoCart } from '../put-into-cart.ts'
import type { OrderTexts } from './order-texts.ts'

interface BoughtAgain {
  /** Number of lines added to the cart. */
  added: number
  changes: ReorderChange[]
}

async function buyAgain(order: OrderEntry): Promise<BoughtAgain> {
  const { items, changes } = await reorder(order)
  return { added: await putIntoCart(items), changes }
}

function changeSentence(change: ReorderChange, texts: Texts<'orders'>): string {
  const { name, kind, available = 0, quantity = 0, old_price = 0, price = 0 } = change
  switch (kind) {
    case 'gone':
      return fill(texts.changeGone, { name })
    case 'less':
      return available > 0
        ? fill(texts.changeLess, { name, available, quantity })
        : fill(texts.changeSoldOut, { name })
    case 'price':
      return fill(texts.changePrice, {
        name,
        from: formatPrice(old_price),
        to: formatPrice(price),
      })
  }
}

interface BuyAgainProps {
  order: OrderEntry
  texts: OrderTexts
}

export function BuyAgain({ order, texts }: BuyAgainProps) {
  const { own: t, order: common } = texts
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null)
  const { busy, run } = useSingleRun()

  const press = async () => {
    try {
      const bought = await buyAgain(order)
      if (bought.changes.length === 0) {
        openPanel('cart')
        notify({ variant: 'success', message: t.buyAgainDone })
      } else {
        setOutcome(bought)
      }
    } catch (error) {
      endIfSignedOut(error)
      notify({ variant: 'danger', message: common[loadProblemOf(error)] })
    }
  }
  const close = () => setOutcome(null)
  const toCart = () => {
    close()
    openPanel('cart')
  }

  return (
    <>
      <button
        type="button"
        className={`button${isFinal(order.attributes.state) ? '' : ' button--outline'}`}
        aria-disabled={busy || undefined}
        onClick={() => void run(press)}
      >
        {busy ? t.buyAgainBusy : t.buyAgain}
      </button>
      <ActionDialog
        open={outcome !== null}
        onClose={close}
        island="buy-again"
        title={outcome?.added ? t.changesTitle : t.nothingLeftTitle}
        close={t.close}
      >
        <p>{outcome?.added ? t.changesText : t.nothingLeftText}</p>
        <ul className="deed__changes">
          {(outcome?.changes ?? []).map((change) => (
            <li key={`${change.product} ${change.kind}`}>{changeSentence(change, t)}</li>
          ))}
        </ul>
        <div className="deed__buttons">
          {outcome?.added ? (
            <button type="button" className="button" data-first-focus="" onClick={toCart}>
              {t.openCart}
            </button>
          ) : null}
          <button type="button" className="button button--outline" onClick={close}>
            {t.close}
          </button>
        </div>
      </ActionDialog>
    </>
  )
}
