import { $fetch } from 'ofetch'
import { given } from '../../support/env.ts'

// The modules behind `#imports` of Nuxt for the composables of @nuxtjs/strapi, without a Nuxt
// application: the module's settings, one page's state and cookies, and Nuxt's own `$fetch`.

interface State {
  value: unknown
}

const states = new Map<string, State>()

export function useState(key: string): State {
  const state = states.get(key) ?? { value: null }
  states.set(key, state)
  return state
}

export const useCookie = (name: string) => useState(`cookie ${name}`)

export const useRuntimeConfig = () => ({
  public: {
    strapi: {
      url: given('SHOP_URL'),
      prefix: '/api',
      version: 'v4',
      cookie: {},
      cookieName: 'strapi_jwt',
      auth: { populate: '*' },
    },
  },
})

/** Errors that the module has reported to the application. */
export const reportedErrors: unknown[] = []

const app = { hooks: { callHook: (_name: string, error: unknown) => reportedErrors.push(error) } }

export const useNuxtApp = () => app

export { useStrapiClient } from '@nuxtjs/strapi/runtime/composables/useStrapiClient.mjs'
export { useStrapiVersion } from '@nuxtjs/strapi/runtime/composables/useStrapiVersion.mjs'

Object.assign(globalThis, { $fetch })
