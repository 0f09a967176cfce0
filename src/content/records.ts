import type { DeliveryRules } from '@nas/domain/delivery-rules'
import type { EmptyStateName } from '@nas/domain/empty-states'
import type { HomePromise, HomeSection } from '@nas/domain/standard-home'
import type { FooterGroup, MenuEntry } from '@nas/domain/standard-menus'
import type { Attributes, Relation } from '@nas/query/shape'
import type { Field } from './fields.ts'
import type { CollectionName, collections } from './schema.ts'
import type { SingleName, singles } from './singles.ts'

export interface MediaFormat {
  url: string
  width: number
  height: number
  mime: string
  ext: string
  hash: string
  size: number
}

/** `small` and `medium` always exist: the shop reads them unconditionally (API §2.6). */
export interface MediaFormats {
  thumbnail?: MediaFormat
  small: MediaFormat
  medium: MediaFormat
  large?: MediaFormat
  xlarge?: MediaFormat
}

export interface Palette {
  wall: string | null
  plinth: string | null
  accent: string | null
  deep: string | null
  soft: string | null
}

/** A row of the editors' list; phrases between commas. */
export interface WrittenSynonym {
  typed: string
  meant: string
}

export interface WrittenActive {
  /** Trait of the kind `ingredient`. */
  ingredient: number
  amount?: number | null
  unit?: '%' | 'mg' | 'µg' | 'IU' | 'CFU' | null
}

/** Words of editors by key; an empty one is null. */
export type WrittenTexts = Readonly<
  Record<string, Partial<Record<'vi' | 'en', string | null>> | null>
>

interface JsonValues
  extends Pick<DeliveryRules, 'weekdays' | 'hours' | 'transit' | 'holidays'>,
    Record<EmptyStateName, WrittenTexts | null> {
  formats: MediaFormats
  palette: Palette | null
  actives: readonly WrittenActive[]
  synonyms: readonly WrittenSynonym[] | null
  sections: readonly HomeSection[]
  promises: readonly HomePromise[]
  contact: readonly MenuEntry[]
  footer: readonly FooterGroup[]
}

type Scalar<F extends Field> = F['type'] extends 'integer' | 'decimal'
  ? number
  : F['type'] extends 'boolean'
    ? boolean
    : string

type Value<K, F extends Field> = F['type'] extends 'json'
  ? K extends keyof JsonValues
    ? JsonValues[K]
    : unknown
  : F extends { required: true }
    ? Scalar<F>
    : Scalar<F> | null

type Translation<F extends Record<string, Field>> = {
  [K in keyof F & string as F[K] extends { localised: infer L extends string }
    ? `${K}_${L}`
    : never]: Scalar<F[K]> | null
}

type Links<R extends Record<string, Relation>> = {
  [K in keyof R as R[K] extends { via: string } ? never : K]: R[K]['many'] extends true
    ? number[]
    : number | null
}

type Unread = { derived: true } | { writeOnly: true }

type RecordFrom<D extends { fields: Record<string, Field>; relations: Record<string, Relation> }> =
  { id: number; createdAt: string; updatedAt: string } & {
    [K in keyof D['fields'] as D['fields'][K] extends Unread ? never : K]: Value<K, D['fields'][K]>
  } & Translation<D['fields']> &
    Links<D['relations']>

type Simplified<T> = { [K in keyof T]: T[K] }

export type RecordOf<N extends CollectionName> = Simplified<RecordFrom<(typeof collections)[N]>>
export type SingleOf<N extends SingleName> = Simplified<RecordFrom<(typeof singles)[N]>>

export type RelationOf<N extends CollectionName> = keyof (typeof collections)[N]['relations'] &
  string

export type TargetOf<
  N extends CollectionName,
  R extends RelationOf<N>,
> = (typeof collections)[N]['relations'][R] extends { target: infer T extends CollectionName }
  ? T
  : never

export type ProductRecord = RecordOf<'products'>
export type TraitRecord = RecordOf<'traits'>
export type CategoryRecord = RecordOf<'categories'>
export type BannerRecord = RecordOf<'banners'>
export type ClubRecord = RecordOf<'clubs'>
export type BlogRecord = RecordOf<'blogs'>
/** `/api` does not return `share`, `avif` and `focus`. */
export type MediaRecord = RecordOf<'media'> & {
  share?: MediaFormat
  avif?: string
  focus?: string
}

export interface Row extends Attributes {
  readonly id: number
}
