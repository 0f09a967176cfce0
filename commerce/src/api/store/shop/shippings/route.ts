export { listShippings as GET } from '../../../../catalogue/http/shippings'
