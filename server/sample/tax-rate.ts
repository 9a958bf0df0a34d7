/** Iran's value added tax: 10 % since the first day of 1403. The sample's prices include it. */
export const sampleTaxRate = { from: '2024-03-20', rate: 1000 } as const;
