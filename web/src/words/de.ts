const parts = import.meta.glob<string>('../../../src/bankhalter/words/de/pages/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export default Object.values(parts).join('\n')
