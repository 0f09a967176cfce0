export { readOwn as GET } from '../../../../../orders/http/read'
