import { formatPrice } from '@nas/domain/money'
import { Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import type { StaffOrderLine } from './staff-order.ts'

export function OrderLines({ lines }: { lines: StaffOrderLine[] }) {
  const { t, locale } = useTexts()
  return (
    <Panel title={t('order.lines')}>
      <ul className="crm-plain">
        {lines.map((line) => (
          <li key={line.id} className="crm-line">
            <LinePicture line={line} />
            <div>
              <p className="crm-line-name">{line.name}</p>
              <p>
                {line.price !== null && (
                  <>
                    <span className="crm-hidden">{t('order.price')} </span>
                    {formatPrice(line.price, locale)}
                  </>
                )}
                <span aria-hidden="true"> × </span>
                <span className="crm-hidden">, {t('order.quantity')} </span>
                {line.quantity}
              </p>
            </div>
            {line.price !== null && (
              <p className="crm-line-total">
                <span className="crm-hidden">{t('order.lineTotal')} </span>
                {formatPrice(line.price * line.quantity, locale)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The name beside it says what the picture shows. */
function LinePicture({ line: { picture } }: { line: StaffOrderLine }) {
  if (picture === null) return <span className="crm-line-picture" />
  return <img className="crm-line-picture" src={picture} alt="" width={64} height={64} />
}
