import { useRef, useState } from 'react'
import type { OrderEntry } from '../../../api-client/orders.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { openPanel } from '../../../stores/panel.store.ts'
import { notify } from '../../../stores/toast.store.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { loadProblemOf } from '../load-problem.ts'
import { type BoughtAgain, buyAgain, changeSentence } from './buy-again.ts'
import type { OrderTexts } from './order-texts.ts'
import { endIfSignedOut } from './orders.store.ts'
import { isOver } from './own-order.ts'

interface BuyAgainProps {
  order: OrderEntry
  locale: Locale
  texts: OrderTexts
}

/** Puts the order into the cart again, and says first what is not as it was. */
export function BuyAgain({ order, locale, texts }: BuyAgainProps) {
  const { own: t, order: common } = texts
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null)
  const [busy, setBusy] = useState(false)
  // Two clicks can come before React has drawn the button as pressed.
  const running = useRef(false)

  const press = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const bought = await buyAgain(order)
      if (bought.changes.length === 0) {
        notify({ variant: 'success', message: t.buyAgainDone })
        openPanel('cart')
      } else {
        setOutcome(bought)
      }
    } catch (error) {
      endIfSignedOut(error)
      notify({ variant: 'danger', message: common[loadProblemOf(error)] })
    } finally {
      running.current = false
      setBusy(false)
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
        className={`button${isOver(order.attributes) ? '' : ' button--outline'}`}
        aria-disabled={busy || undefined}
        onClick={press}
      >
        {busy ? t.buyAgainBusy : t.buyAgain}
      </button>
      <Dialog
        open={outcome !== null}
        onClose={close}
        labelledBy="buy-again-title"
        variant="centre"
        island="buy-again"
        ready
      >
        <div className="deed">
          <header className="dialog__head">
            <h2 id="buy-again-title">{outcome?.added ? t.changesTitle : t.nothingLeftTitle}</h2>
            <IconButton icon="close" label={t.close} onClick={close} />
          </header>
          <p>{outcome?.added ? t.changesText : t.nothingLeftText}</p>
          <ul className="deed__changes">
            {(outcome?.changes ?? []).map((change) => (
              <li key={`${change.product} ${change.kind}`}>{changeSentence(change, locale, t)}</li>
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
        </div>
      </Dialog>
    </>
  )
}
