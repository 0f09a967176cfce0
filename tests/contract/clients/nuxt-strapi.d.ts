// The composables of @nuxtjs/strapi are meant for Nuxt's bundler: the package itself exports none of
// them, and their types need Nuxt. The folder is found by an alias in vitest.config.ts.

declare module '@nuxtjs/strapi/runtime/composables/useStrapiClient.mjs' {
  type Client = <T>(url: string, options?: { method?: string; body?: unknown }) => Promise<T>
  export function useStrapiClient(): Client
}

declare module '@nuxtjs/strapi/runtime/composables/useStrapiVersion.mjs' {
  export function useStrapiVersion(): string
}

declare module '@nuxtjs/strapi/runtime/composables/useStrapiAuth.mjs' {
  type SignedIn = Promise<{ user: { value: Record<string, unknown> | null }; jwt: string }>
  export function useStrapiAuth(): {
    setToken(token: string | null): void
    fetchUser(): Promise<{ value: Record<string, unknown> | null }>
    login(data: object): SignedIn
    logout(): void
    register(data: object): SignedIn
    forgotPassword(data: object): Promise<void>
    resetPassword(data: object): SignedIn
    getProviderAuthenticationUrl(provider: string): string
  }
}

declare module '@nuxtjs/strapi/runtime/composables-v4/useStrapi4.mjs' {
  export function useStrapi4(): {
    find<T>(type: string, params?: object): Promise<T>
    findOne<T>(type: string, id?: string | number | object, params?: object): Promise<T>
    create<T>(type: string, data: object): Promise<T>
    update<T>(type: string, id: string | number, data: object): Promise<T>
    delete<T>(type: string, id: string | number): Promise<T>
  }
}
