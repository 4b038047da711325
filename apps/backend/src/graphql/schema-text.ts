/**
 * The schema of contract 2.13. availableFilters and groupToken are additions: the filters that facets are counted for, as in
 * search requests, and the proof of a customer group.
 */
export const schemaText = /* GraphQL */ `
scalar JSON
"Conditions by attribute, such as {color: {in: [49, 50], scope: ['catalog']}}. Operators: eq, in, nin, like, gt, gte, gteq, lt, lte, lteq, moreq, from, to, neq, null, notnull, finset."
scalar ProductFilterInput
scalar CategoryFilterInput
"An order by attribute, such as {price: ASC}."
scalar ProductSortInput
scalar CategorySortInput
scalar AttributeInput
scalar TaxRuleInput
scalar ReviewFilterInput
scalar CmsInput

type Query {
  products(search: String, filter: ProductFilterInput, pageSize: Int = 20, currentPage: Int = 1, sort: ProductSortInput, _sourceInclude: [String!], _sourceExclude: [String!], availableFilters: JSON, searchOptions: JSON, groupToken: String): Products
  categories(search: String, filter: CategoryFilterInput, pageSize: Int = 20, currentPage: Int = 1, sort: CategorySortInput, _sourceInclude: [String!]): ESResponse
  customAttributeMetadata(attributes: AttributeInput!, _sourceInclude: [String!]): ESResponse
  taxrule(filter: TaxRuleInput): ESResponse
  reviews(search: String, filter: ReviewFilterInput, pageSize: Int = 20, currentPage: Int = 1, _sourceInclude: [String!]): ESResponse
  cmsPages(filter: CmsInput): CmsPages
  cmsBlocks(filter: CmsInput): CmsBlocks
  cmsHierarchies(filter: CmsInput): CmsHierarchies
}

type Products {
  items: JSON
  page_info: PageInfo
  total_count: Int
  aggregations: JSON
  attribute_metadata: JSON
  sort_fields: SortFields
}
type PageInfo { page_size: Int, current_page: Int }
type SortFields { default: String, options: [SortField!]! }
type SortField { value: String, label: String }
type ESResponse { hits: JSON, suggest: JSON, aggregations: JSON, attribute_metadata: JSON }
type CmsPages { items: [CmsPage!]! }
type CmsPage { page_id: Int, title: String, identifier: String, content: String, content_heading: String, meta_description: String, meta_keywords: String, store_id: JSON, url_path: String }
type CmsBlocks { items: [CmsBlock!]! }
type CmsBlock { id: Int, identifier: String, title: String, content: String, creation_time: String, store_id: JSON }
type CmsHierarchies { items: [CmsHierarchy!]! }
type CmsHierarchy { node_id: Int, parent_node_id: Int, page_id: Int, identifier: String, label: String, level: Int, request_url: String, xpath: String, store_id: JSON }
`
