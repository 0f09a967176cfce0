import { useStore } from '@nanostores/react'
import { maxRatingPictures } from '@nas/contract/limits'
import type { OrderRating } from '@nas/contract/order'
import { fill } from '@nas/domain/placeholders'
import { useRef } from 'react'
import type { OrderEntry } from '../../../api-client/orders.ts'
import { pictureAddress } from '../../../api-client/ratings.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { notify } from '../../../stores/toast.store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import {
  $chosen,
  type ChosenPicture,
  choosePictures,
  dropPictures,
  isRefused,
  markPicture,
  type PictureProblem,
  pictureTypes,
  removePicture,
  roomFor,
  sendPictures,
} from './rating-pictures.store.ts'

const side = { width: 72, height: 72 }

interface RatingPicturesProps {
  order: OrderEntry
  line: string
  /** Of the product. */
  name: string
  /** Undefined before the line is rated. */
  rating?: OrderRating
  texts: Texts<'orders'>
}

/** Pictures of a rating, stored and chosen ones. Those of a stored rating are sent at once. */
export function RatingPictures({ order, line, name, rating, texts: t }: RatingPicturesProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { [line]: chosen = [] } = useStore($chosen)
  const stored = rating?.pictures ?? []
  const mayAdd = rating === undefined || rating.state === 'new'
  if (!mayAdd && stored.length + chosen.length === 0) return null

  const choose = (files: readonly File[]) => {
    choosePictures(line, stored.length, files)
    if (rating !== undefined) void sendPictures()
  }
  const remove = async (picture: string) => {
    const isRemoved = await removePicture(order, picture)
    group.current?.focus()
    if (!isRemoved) notify({ variant: 'danger', message: t.pictureNotRemoved })
  }
  return (
    <fieldset ref={group} tabIndex={-1} className="rating-pictures">
      <legend className="visually-hidden">{fill(t.picturesOf, { name })}</legend>
      <ul>
        {stored.map((id, index) => (
          <li key={id}>
            <a href={pictureAddress(id, 'large')} target="_blank" rel="noopener">
              <img
                src={pictureAddress(id, 'small')}
                alt={fill(t.pictureOf, { number: index + 1, name })}
                loading="lazy"
                {...side}
              />
            </a>
            <IconButton
              icon="close"
              label={fill(t.pictureRemove, { picture: index + 1 })}
              onClick={() => void remove(id)}
            />
          </li>
        ))}
        {chosen.map((picture) => (
          <Chosen key={picture.key} line={line} picture={picture} texts={t} />
        ))}
      </ul>
      {mayAdd && roomFor(line, stored.length) > 0 ? (
        <label className="button button--outline button--small">
          {t.pictureAdd}
          <input
            type="file"
            className="visually-hidden"
            aria-describedby={`pictures-${line}`}
            accept={pictureTypes.join()}
            multiple
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              // So that the same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
      ) : null}
      {mayAdd ? (
        <p className="muted" id={`pictures-${line}`}>
          {fill(t.picturesHint, { most: maxRatingPictures })}
        </p>
      ) : null}
    </fieldset>
  )
}

interface ChosenProps {
  line: string
  picture: ChosenPicture
  texts: Texts<'orders'>
}

function Chosen({ line, picture, texts: t }: ChosenProps) {
  const { key, file, address, state } = picture
  const isSending = state === 'sending' || state === 'sent'
  const send = () => {
    markPicture(line, key, 'waiting')
    void sendPictures()
  }
  return (
    <li>
      {isRefused(picture) ? (
        <p className="field__error" role="alert">
          <strong>{file.name}</strong> {t[state as PictureProblem]}
        </p>
      ) : (
        <img src={address} alt={file.name} {...side} />
      )}
      {state === 'pictureFailed' ? (
        <button type="button" className="button button--outline button--small" onClick={send}>
          {t.pictureRetry}
        </button>
      ) : null}
      {isSending ? (
        <span role="status">{t.pictureSending}</span>
      ) : (
        <IconButton
          icon="close"
          label={fill(t.pictureRemove, { picture: file.name })}
          onClick={() => dropPictures(line, (one) => one.key === key)}
        />
      )}
    </li>
  )
}
