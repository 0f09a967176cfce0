export { place as POST } from '../../../../orders/http/place'
export { listOwn as GET } from '../../../../orders/http/read'
