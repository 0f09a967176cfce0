import { type EmptyStateName, emptyStates } from '@nas/domain/empty-states'
import {
  amount,
  json,
  picture,
  type ResourceDefinition,
  requiredJson,
  text,
  words,
} from './fields.ts'

const emptyStateFields = Object.fromEntries(
  Object.keys(emptyStates).map((name) => [name, json]),
) as Record<EmptyStateName, typeof json>

export const singles = {
  siteinfo: {
    fields: {
      link_lazada: text,
      link_tiktok: text,
      link_shopee: text,
      link_facebook: text,
      link_instagram: text,
      link_youtube: text,
      link_zalo: text,
    },
    relations: {},
  },
  nasinfo: {
    fields: {
      msdn: words,
      address: words,
      company: words,
      phone: text,
      email: text,
      hours: words,
      return_promise: words,
      genuine_promise: words,
      required_note: {
        type: 'text',
        choices: ['CHOTHUHANG', 'CHOXEMHANGKHONGTHU', 'KHONGCHOXEMHANG'],
      },
      ministry_link: text,
    },
    relations: { ministry_badge: picture },
  },
  bannerinfo: {
    fields: { heading: words, text: words, video_mp4: text, video_webm: text },
    relations: { poster: picture },
  },
  homeinfo: { fields: { sections: requiredJson, promises: requiredJson }, relations: {} },
  menuinfo: {
    fields: { about: words, contact: requiredJson, footer: requiredJson },
    relations: {},
  },
  emptyinfo: { fields: emptyStateFields, relations: {} },
  searchinfo: { fields: { synonyms: requiredJson, ignored: text }, relations: {} },
  deliveryinfo: {
    fields: {
      cutoff: { ...amount, most: 24 },
      processing: amount,
      weekdays: requiredJson,
      hours: requiredJson,
      transit: requiredJson,
      holidays: requiredJson,
    },
    relations: {},
  },
} as const satisfies Record<string, ResourceDefinition>

export type SingleName = keyof typeof singles
