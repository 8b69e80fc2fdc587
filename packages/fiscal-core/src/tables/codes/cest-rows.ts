/** Code, the NCM it is for (each as far as it is named, `-` for none), name. Source: Convênio ICMS 142/2018, as in force on 2026-09-19. */
export const CEST_ROWS = `0100100 38151210,38151290 Catalisadores em colmeia cerâmica ou metálica para conversão catalítica de gases de escape de veículos e outros catalisadores
0100200 3917 Tubos e seus acessórios (por exemplo, juntas, cotovelos, flanges, uniões), de plásticos
0100300 39181000 Protetores de caçamba
0100400 39233000 Reservatórios de óleo
0100500 39263000 Frisos, decalques, molduras e acabamentos
0100600 40103,59100000 Correias de transmissão de borracha vulcanizada, de matérias têxteis, mesmo impregnadas, revestidas ou recobertas, de plástico, ou estratificadas com plástico ou reforçadas com metal ou com outras matérias
0100700 40169300,4823909 Juntas, gaxetas e outros elementos com função semelhante de vedação
0100800 40161010 Partes de veículos automóveis, tratores e máquinas autopropulsadas
0100900 40169990,57050000 Tapetes, revestimentos, mesmo confeccionados, batentes, buchas e coxins
0101000 59039000 Tecidos impregnados, revestidos, recobertos ou estratificados, com plástico
0101100 59090000 Mangueiras e tubos semelhantes, de matérias têxteis, mesmo com reforço ou acessórios de outras matérias
0101200 63061 Encerados e toldos
0101300 65061000 Capacetes e artefatos de uso semelhante, de proteção, para uso em motocicletas, incluídos ciclomotores
0101400 6813 Guarnições de fricção (por exemplo, placas, rolos, tiras, segmentos, discos, anéis, pastilhas), não montadas, para freios, embreagens ou qualquer outro mecanismo de fricção, à base de amianto, de outras substâncias minerais ou de celulose, mesmo combinadas com têxteis ou outras matérias
0101500 70071100,70072100 Vidros de dimensões e formatos que permitam aplicação automotiva
0101600 70091000 Espelhos retrovisores
0101700 70140000 Lentes de faróis, lanternas e outros utensílios
0101800 73110000 Cilindro de aço para GNV (gás natural veicular)
0101900 73110000 Recipientes para gases comprimidos ou liquefeitos, de ferro fundido, ferro ou aço, exceto o descrito no item 18.0
0102000 7320 Molas e folhas de molas, de ferro ou aço
0102100 7325 Obras moldadas, de ferro fundido, ferro ou aço, exceto as do código 7325.91.00
0102200 780600 Peso de chumbo para balanceamento de roda
0102300 80070090 Peso para balanceamento de roda e outros utensílios de estanho
0102400 830120,830160 Fechaduras e partes de fechaduras
0102500 830170 Chaves apresentadas isoladamente
0102600 83021000,83023000 Dobradiças, guarnições, ferragens e artigos semelhantes de metais comuns
0102700 831000 Triângulo de segurança
0102800 84073 Motores de pistão alternativo dos tipos utilizados para propulsão de veículos do Capítulo 87
0102900 840820 Motores dos tipos utilizados para propulsão de veículos automotores
0103000 84099 Partes reconhecíveis como exclusiva ou principalmente destinadas aos motores das posições 8407 ou 8408
0103100 84122 Motores hidráulicos
0103200 841330 Bombas para combustíveis, lubrificantes ou líquidos de arrefecimento, próprias para motores de ignição por centelha ou por compressão
0103300 84141000 Bombas de vácuo
0103400 8414801,8414802 Compressores e turbocompressores de ar
0103500 84139190,84149010,8414903,84149039 Partes das bombas, compressores e turbocompressores dos CEST 01.032.00, 01.033.00 e 01.034.00
0103600 841520 Máquinas e aparelhos de ar condicionado
0103700 84212300 Aparelhos para filtrar óleos minerais nos motores de ignição por centelha ou por compressão
0103800 84212990 Filtros a vácuo
0103900 84219 Partes dos aparelhos para filtrar ou depurar líquidos ou gases
0104000 84241000 Extintores, mesmo carregados
0104100 84213100 Filtros de entrada de ar para motores de ignição por centelha ou por compressão
0104200 84213200 Depuradores por conversão catalítica de gases de escape
0104300 84254200 Macacos
0104400 84311010 Partes para macacos do CEST 01.043.00
0104500 8431492 Partes reconhecíveis como exclusiva ou principalmente destinadas às máquinas agrícolas ou rodoviárias
0104501 84339090 Partes reconhecíveis como exclusiva ou principalmente destinadas às máquinas agrícolas ou rodoviárias
0104600 84811000 Válvulas redutoras de pressão
0104700 84812 Válvulas para transmissão óleo-hidráulicas ou pneumáticas
0104800 84818092 Válvulas solenoides
0104900 8482 Rolamentos
0105000 8483 Árvores de transmissão (incluídas as árvores de “cames” e virabrequins) e manivelas; mancais e “bronzes”; engrenagens e rodas de fricção; eixos de esferas ou de roletes; redutores, multiplicadores, caixas de transmissão e variadores de velocidade, incluídos os conversores de torque; volantes e polias, incluídas as polias para cadernais; embreagens e dispositivos de acoplamento, incluídas as juntas de articulação
0105100 8484 Juntas metaloplásticas; jogos ou sortidos de juntas de composições diferentes, apresentados em bolsas, envelopes ou embalagens semelhantes; juntas de vedação mecânicas (selos mecânicos)
0105200 850520 Acoplamentos, embreagens, variadores de velocidade e freios, eletromagnéticos
0105300 850710 Acumuladores elétricos de chumbo, do tipo utilizado para o arranque dos motores de pistão, exceto os classificados no CEST 01.053.01
0105301 85071010 Acumuladores elétricos de chumbo, do tipo utilizado para o arranque dos motores de pistão e de capacidade inferior ou igual a 20 Ah e tensão inferior ou igual a 12 V
0105400 8511 Aparelhos e dispositivos elétricos de ignição ou de arranque para motores de ignição por centelha ou por compressão (por exemplo, magnetos, dínamos-magnetos, bobinas de ignição, velas de ignição ou de aquecimento, motores de arranque); geradores (dínamos e alternadores, por exemplo) e conjuntores-disjuntores utilizados com estes motores
0105500 851220,851240,85129000 Aparelhos elétricos de iluminação ou de sinalização (exceto os da posição 8539), limpadores de para-brisas, degeladores e desembaçadores (desembaciadores) elétricos e suas partes
0105600 85171410 Telefones móveis do tipo dos utilizados em veículos automóveis
0105700 8518 Alto-falantes, amplificadores elétricos de audiofrequência e partes
0105800 85185000 Aparelhos elétricos de amplificação de som para veículos automotores
0105900 851981 Aparelhos de reprodução de som
0106000 8525501,85256010 Aparelhos transmissores (emissores) de radiotelefonia ou radiotelegrafia (rádio receptor/transmissor)
0106100 85272100 Aparelhos receptores de radiodifusão que só funcionem com fonte externa de energia combinados com um aparelho de gravação ou de reprodução de som, do tipo utilizado em veículos automóveis
0106200 85272900 Outros aparelhos receptores de radiodifusão que só funcionem com fonte externa de energia, do tipo utilizado em veículos automóveis
0106201 85219090 Outros aparelhos videofônicos de gravação ou de reprodução, mesmo incorporando um receptor de sinais videofônicos, dos tipos utilizados exclusivamente em veículos automotores
0106400 853400 Circuitos impressos
0106500 853530,853650 Interruptores e seccionadores e comutadores
0106600 85361000 Fusíveis e corta-circuitos de fusíveis
0106700 85362000 Disjuntores
0106800 85364 Relés
0106900 8538 Partes reconhecíveis como exclusivas ou principalmente destinados aos aparelhos dos CEST 01.065.00, 01.066.00, 01.067.00 e 01.068.00
0107000 853910 Faróis e projetores, em unidades seladas
0107100 85392 Lâmpadas e tubos de incandescência, exceto de raios ultravioleta ou infravermelhos
0107200 85442000 Cabos coaxiais e outros condutores elétricos coaxiais
0107300 85443000 Jogos de fios para velas de ignição e outros jogos de fios
0107400 8707 Carroçarias para os veículos automóveis das posições 8701 a 8705, incluídas as cabinas
0107500 8708 Partes e acessórios dos veículos automóveis das posições 8701 a 8705
0107600 87141 Parte e acessórios de motocicletas (incluídos os ciclomotores)
0107700 87169090 Engates para reboques e semirreboques
0107800 902610 Medidores de nível; Medidores de vazão
0107900 902620 Aparelhos para medida ou controle da pressão
0108000 9029 Contadores, indicadores de velocidade e tacômetros, suas partes e acessórios
0108100 90303321 Amperímetros
0108200 90318040 Aparelhos digitais, de uso em veículos automóveis, para medida e indicação de múltiplas grandezas tais como: velocidade média, consumos instantâneo e médio e autonomia (computador de bordo)
0108300 9032892 Controladores eletrônicos
0108400 91040000 Relógios para painéis de instrumentos e relógios semelhantes
0108600 96138000 Acendedores
0108700 4009 Tubos de borracha vulcanizada não endurecida, mesmo providos de seus acessórios
0108800 45049000,68129910 Juntas de vedação de cortiça natural e de amianto
0108900 48234000 Papel-diagrama para tacógrafo, em disco
0109000 391910 Fitas, tiras, adesivos, autocolantes, de plástico, refletores, mesmo em rolos; placas metálicas com película de plástico refletora, próprias para colocação em carrocerias, para-choques de veículos de carga, motocicletas, ciclomotores, capacetes, bonés de agentes de trânsito e de condutores de veículos, atuando como dispositivos refletivos de segurança rodoviários
0109100 84123110 Cilindros pneumáticos
0109200 84131900,84135090,84138100 Bomba elétrica de lavador de para-brisa
0109300 84136019,84137010 Bomba de assistência de direção hidráulica
0109400 84145910,84145990 Motoventiladores
0109500 84213990 Filtros de pólen do ar-condicionado
0109600 85011019 “Máquina” de vidro elétrico de porta
0109700 85013110 Motor de limpador de para-brisa
0109800 85045000 Bobinas de reatância e de autoindução
0109900 850720,850730 Baterias de chumbo e de níquel-cádmio
0110000 85123000 Aparelhos de sinalização acústica (buzina)
0110100 9032898,9032899 Instrumentos para regulação de grandezas não elétricas
0110200 90271000 Analisadores de gases ou de fumaça (sonda lambda)
0110300 40081100 Perfilados de borracha vulcanizada não endurecida
0110400 56012219 Artefatos de pasta de fibra de uso automotivo
0110500 57032900 Tapetes/carpetes – náilon
0110600 57033900 Tapetes de matérias têxteis sintéticas
0110700 59119000 Forração interior capacete
0110800 69039099 Outros para-brisas
0110900 70072900 Moldura com espelho
0111000 73145000 REVOGADO
0111100 73151100 Corrente transmissão
0111200 73151210 Outras correntes de transmissão
0111300 84189900 Condensador tubular metálico
0111400 841950 Trocadores de calor
0111500 84249090 Partes de aparelhos mecânicos de pulverizar ou dispersar
0111600 84254910 Macacos manuais para veículos
0111700 84314100 Caçambas, pás, ganchos e tenazes para máquinas rodoviárias
0111800 85016100 Geradores de corrente alternada de potência não superior a 75 kva
0111900 85311090 Aparelhos elétricos para alarme de uso automotivo
0112000 90141000 Bússolas
0112100 90251990 Indicadores de temperatura
0112200 90259010 Partes de indicadores de temperatura
0112300 902690 Partes de aparelhos de medida ou controle
0112400 90321010 Termostatos
0112500 90321090 Instrumentos e aparelhos para regulação
0112600 90322000 Pressostatos
0112700 871690 Peças para reboques e semirreboques, exceto os itens classificados no CEST 01.077.00
0112800 73229010 Geradores de ar quente a combustível líquido, com capacidade superior ou igual a 1.500 kcal/h, mas inferior ou igual a 10.400 kcal/h, do tipo dos utilizados em veículos automóveis
0200100 2205 Aperitivos, amargos, bitter e similares
0200200 22089000 Batida e similares
0200300 22089000 Bebida ice
0200400 220720 Cachaça e aguardentes
0200500 2205 Catuaba e similares
0200600 22082000 Conhaque, brandy e similares
0200700 22060090 Cooler
0200800 22085000 Gim (gin) e genebra
0200900 2205 Jurubeba e similares
0201000 22087000 Licores e similares
0201100 22082000 Pisco
0201200 22084000 Rum
0201300 22060090 Saquê
0201400 22089000 Steinhaeger
0201500 22089000 Tequila
0201600 220830 Uísque
0201700 2205 Vermute e similares
0201800 22086000 Vodka
0201900 22089000 Derivados de vodka
0202000 22089000 Arak
0202100 22082000 Aguardente vínica / grappa
0202200 22060010 Sidra e similares
0202300 2205 Sangrias e coquetéis
0202400 2204 Vinhos de uvas frescas, incluindo os vinhos enriquecidos com álcool; mostos de uvas
0299900 2205 Outras bebidas alcoólicas não especificadas nos itens anteriores
0300100 22011000 REVOGADO
0300200 22011000 REVOGADO
0300400 22011000 REVOGADO
0300600 2201,22011000 Outras águas minerais, gasosa ou não, ou potável, naturais; exceto as classificadas no CEST 03.003.00, 03.003.01, 03.005.00, 03.005.01 a 03.005.05, 03.024.00 e 03.025.00
0300700 22021000 Água aromatizada artificialmente, exceto os refrescos e refrigerantes
0300800 22029900 Outras águas minerais, gasosa ou não, ou potável, naturais, inclusive gaseificadas ou aromatizadas artificialmente, exceto os refrescos e refrigerantes
0301000 22021000,2202 Refrigerante em vidro descartável
0301001 22021000 Refrigerante em embalagem pet
0301002 22021000 Refrigerante em lata
0301003 22021000 REVOGADO
0301100 22021000 Demais refrigerantes, exceto os classificados no CEST 03.010.00, 03.010.01, 03.010.02 e 03.011.01
0301101 2202 Espumantes sem álcool
0301200 21069010 Xarope ou extrato concentrado destinados ao preparo de refrigerante em máquina “pré-mix” ou “post-mix”, exceto o classificado no CEST 03.012.01
0301201 21069010 Cápsula de refrigerante
0301301 210690 Bebidas energéticas em embalagem PET
0301302 210690 Bebidas energéticas em vidro
0301400 210690 REVOGADO
0301600 210690 REVOGADO
0302100 22030000 Cerveja em garrafa de vidro retornável
0302101 22030000 Cerveja em garrafa de vidro descartável
0302102 22030000 Cerveja em garrafa de alumínio
0302103 22030000 Cerveja em lata
0302104 22030000 Cerveja em barril
0302105 22030000 Cerveja em embalagem PET
0302106 22030000 Cerveja em outras embalagens
0302200 22029100 Cerveja sem álcool em garrafa de vidro retornável
0302201 22029100 Cerveja sem álcool em garrafa de vidro descartável
0302202 22029100 Cerveja sem álcool em garrafa de alumínio
0302203 22029100 Cerveja sem álcool em lata
0302204 22029100 Cerveja sem álcool em barril
0302205 22029100 Cerveja sem álcool em embalagem PET
0302206 22029100 Cerveja sem álcool em outras embalagens
0302300 22030000 Chope
0302400 22011000 Água mineral em embalagens retornáveis com capacidade igual ou superior a 10 (dez) e inferior a 20 (vinte) litros
0302500 22011000 Água mineral em embalagens retornáveis com capacidade igual ou superior a 20 (vinte) litros
0400100 2402 Charutos, cigarrilhas e cigarros, de tabaco ou dos seus sucedâneos
0400200 24031 Tabaco para fumar, mesmo contendo sucedâneos de tabaco em qualquer proporção
0500100 2523 Cimento
0600100 22071010 Álcool etílico não desnaturado, com um teor alcoólico em volume igual ou superior a 80% vol - Com um teor de água igual ou inferior a 1 % vol (álcool etílico anidro combustível)
0600101 22071090 Álcool etílico não desnaturado, com um teor alcoólico em volume igual ou superior a 80% vol - Outros (álcool etílico hidratado combustível)
0600200 27101259 Gasolina automotiva A, exceto Premium
0600201 27101259 Gasolina automotiva C, exceto Premium
0600202 27101259 Gasolina automotiva A Premium
0600203 27101259 Gasolina automotiva C Premium
0600300 27101251 Gasolina de aviação
0600400 27101919 Querosenes, exceto de aviação
0600500 27101911 Querosene de aviação
0600600 2710192 Óleo diesel A, exceto S10 e Marítimo
0600601 2710192 Óleo diesel B, exceto S10 (mistura obrigatória)
0600602 2710192 Óleo diesel B, exceto S10 (misturas autorizativas)
0600603 2710192 Óleo diesel B, exceto S10 (misturas experimentais)
0600604 2710192 Óleo diesel A S10
0600605 2710192 Óleo diesel B S10 (mistura obrigatória)
0600606 2710192 Óleo diesel B S10 (misturas autorizativas)
0600607 2710192 Óleo diesel B S10 (misturas experimentais)
0600608 2710192 Óleo Diesel Marítimo
0600609 2710192 Outros óleos combustíveis, exceto os classificados no CEST 06.006.10 e 06.006.11
0600610 2710192 Óleo combustível derivado de xisto
0600611 27101922 Óleo combustível pesado
0600700 2710193 Óleos lubrificantes
0600800 2710199 Outros óleos de petróleo ou de minerais betuminosos (exceto óleos brutos) e preparações não especificadas nem compreendidas noutras posições, que contenham, como constituintes básicos, 70% ou mais, em peso, de óleos de petróleo ou de minerais betuminosos, exceto os que contenham biodiesel, exceto os resíduos de óleos e exceto as graxas lubrificantes
0600801 2710199 Graxa lubrificante
0600900 27109 Resíduos de óleos
0601000 2711 Gás de petróleo e outros hidrocarbonetos gasosos, exceto GLP, GLGN, Gás Natural e Gás de xisto
0601100 27111910 Gás liquefeito de petróleo em botijão de 13 Kg (GLP)
0601101 27111910 Gás liquefeito de petróleo (GLP), exceto em botijão de 13 Kg
0601102 27111910 Gás liquefeito de petróleo em botijão de 13 Kg (GLGNn)
0601103 27111910 Gás liquefeito de petróleo (GLGNn), exceto em botijão de 13 Kg
0601104 27111910 Gás liquefeito de petróleo em botijão de 13 Kg (GLGNi)
0601105 27111910 Gás liquefeito de petróleo (GLGNi), exceto em botijão de 13 Kg
0601106 27111910 Gás liquefeito de petróleo em botijão de 13 kg (Misturas)
0601107 27111910 Gás liquefeito de petróleo (Misturas), exceto em botijão de 13 Kg
0601200 27111100 Gás Natural Liquefeito
0601300 27112100 Gás Natural Gasoso
0601400 27112990 Gás de xisto
0601500 2713 Coque de petróleo e outros resíduos de óleo de petróleo ou de minerais betuminosos
0601600 38260000 Biodiesel e suas misturas, que não contenham ou que contenham menos de 70%, em peso, de óleos de petróleo ou de óleos minerais betuminosos
0601700 3403 Preparações lubrificantes, exceto as contendo, como constituintes de base, 70% ou mais, em peso, de óleos de petróleo ou de minerais betuminosos
0601800 27102000 Óleos de petróleo ou de minerais betuminosos (exceto óleos brutos) e preparações não especificadas nem compreendidas noutras posições, que contenham, como constituintes básicos, 70% ou mais, em peso, de óleos de petróleo ou de minerais betuminosos, que contenham biodiesel, exceto os resíduos de óleos
0601900 2710 Naftas, exceto a Nafta petroquímica
0700100 27160000 Energia elétrica
0800100 40169990 Ferramentas de borracha vulcanizada não endurecida
0800200 44170010,44170090 Ferramentas, armações e cabos de ferramentas, de madeira
0800300 6804 Mós e artefatos semelhantes, sem armação, para moer, desfibrar, triturar, amolar, polir, retificar ou cortar; pedras para amolar ou para polir, manualmente, e suas partes, de pedras naturais, de abrasivos naturais ou artificiais aglomerados ou de cerâmica, mesmo com partes de outras matérias
0800400 8201 Pás, alviões, picaretas, enxadas, sachos, forcados e forquilhas, ancinhos e raspadeiras; machados, podões e ferramentas semelhantes com gume; tesouras de podar de todos os tipos; foices e foicinhas, facas para feno ou para palha, tesouras para sebes, cunhas e outras ferramentas manuais para agricultura, horticultura ou silvicultura
0800500 82022000 Folhas de serras de fita
0800600 82029100 Lâminas de serras máquinas
0800700 8202 Serras manuais e outras folhas de serras (incluídas as fresas-serras e as folhas não dentadas para serrar), exceto as classificadas nos CEST 08.005.00 e 08.006.00
0800800 8203 Limas, grosas, alicates (mesmo cortantes), tenazes, pinças, cisalhas para metais, corta-tubos, corta-pinos, saca-bocados e ferramentas semelhantes, manuais, exceto as pinças para sobrancelhas classificadas na posição 8203.20.90
0800900 8204 Chaves de porcas, manuais (incluídas as chaves dinamométricas); chaves de caixa intercambiáveis, mesmo com cabos
0801000 8205 Ferramentas manuais (incluídos os diamantes de vidraceiro) não especificadas nem compreendidas em outras posições, lamparinas ou lâmpadas de soldar (maçaricos) e semelhantes; tornos de apertar, sargentos e semelhantes, exceto os acessórios ou partes de máquinas-ferramentas; bigornas; forjas-portáteis; mós com armação, manuais ou de pedal
0801100 82060000 Ferramentas de pelo menos duas das posições 8202 a 8205, acondicionadas em sortidos para venda a retalho
0801200 820740,820760,820770 Ferramentas de roscar interior ou exteriormente; de mandrilar ou de brochar; e de fresar
0801300 8207 Outras ferramentas intercambiáveis para ferramentas manuais, mesmo mecânicas, ou para máquinas-ferramentas (por exemplo, de embutir, estampar, puncionar, furar, tornear, aparafusar), incluídas as fieiras de estiragem ou de extrusão, para metais, e as ferramentas de perfuração ou de sondagem, exceto forma ou gabarito de produtos em epoxy e as classificadas no CEST 08.012.00
0801400 8208 Facas e lâminas cortantes, para máquinas ou para aparelhos mecânicos
0801500 82090011 Plaquetas ou pastilhas intercambiáveis
0801600 820900 Outras plaquetas, varetas, pontas e objetos semelhantes para ferramentas, não montados, de ceramais (“cermets”), exceto as classificadas no CEST 08.015.00
0801700 8211 Facas de lâmina cortante ou serrilhada, incluídas as podadeiras de lâmina móvel, e suas lâminas, exceto as de uso doméstico
0801800 8213 Tesouras e suas lâminas
0801900 8467 Ferramentas pneumáticas, hidráulicas ou com motor (elétrico ou não elétrico) incorporado, de uso manual, exceto o descrito no CEST 08.019.01
0801901 84678100 Moto-serras portáteis de corrente, com motor incorporado, não elétrico, de uso agrícola
0802000 9015 Instrumentos e aparelhos de geodesia, topografia, agrimensura, nivelamento, fotogrametria, hidrografia, oceanografia, hidrologia, meteorologia ou de geofísica, exceto bussolas; telêmetros
0802100 90172000 Instrumentos de desenho, de traçado ou de cálculo; metros, micrômetros, paquímetros, calibres e semelhantes; partes e acessórios
0802200 90251190 Termômetros, suas partes e acessórios
0802300 902519 Pirômetros, suas partes e acessórios
0900100 8539 Lâmpadas elétricas
0900200 8540 Lâmpadas eletrônicas
0900300 85041000 Reatores para lâmpadas ou tubos de descargas
0900400 853650 “Starter”
0900500 85395200 Lâmpadas de LED (diodos emissores de luz)
1000100 2522 Cal
1000200 3816001 Argamassas
1000300 32149000 Outras argamassas
1000400 391000 Silicones em formas primárias, para uso na construção
1000500 3916 Revestimentos de PVC e outros plásticos; forro, sancas e afins de PVC, para uso na construção
1000600 3917 Tubos, e seus acessórios (por exemplo, juntas, cotovelos, flanges, uniões), de plásticos, para uso na construção
1000700 3918 Revestimento de pavimento de PVC e outros plásticos
1000800 3919 Chapas, folhas, tiras, fitas, películas e outras formas planas, autoadesivas, de plásticos, mesmo em rolos, para uso na construção
1000900 3919 Veda rosca, lona plástica para uso na construção, fitas isolantes e afins
1001000 3921 Telha de plástico, mesmo reforçada com fibra de vidro
1001100 3921 Cumeeira de plástico, mesmo reforçada com fibra de vidro
1001200 3921 Chapas, laminados plásticos em bobina, para uso na construção, exceto os descritos no CEST 10.010.00 e 10.011.00
1001300 3922 Banheiras, boxes para chuveiros, pias, lavatórios, bidês, sanitários e seus assentos e tampas, caixas de descarga e artigos semelhantes para usos sanitários ou higiênicos, de plásticos
1001400 3924 Artefatos de higiene/toucador de plástico, para uso na construção
1001500 39251000 Caixa d’água, inclusive sua tampa, de plástico, mesmo reforçadas com fibra de vidro
1001600 392590 Outras telhas, cumeeira e caixa d’água, inclusive sua tampa, de plástico, mesmo reforçadas com fibra de vidro
1001700 39251000 Artefatos para apetrechamento de construções, de plásticos, não especificados nem compreendidos em outras posições, incluindo persianas, sancas, molduras, apliques e rosetas, caixilhos de polietileno e outros plásticos, exceto os descritos nos CEST 10.015.00 e 10.016.00
1001800 39252000 Portas, janelas e seus caixilhos, alizares e soleiras
1001900 39253000 Postigos, estores (incluídas as venezianas) e artefatos semelhantes e suas partes
1002000 392690 Outras obras de plástico, para uso na construção
1002100 4814 Papel de parede e revestimentos de parede semelhantes; papel para vitrais
1002200 68101900 Telhas de concreto
1002300 6811 REVOGADO
1002400 6811 Caixas d’água, tanques e reservatórios e suas tampas, telhas, calhas, cumeeiras e afins, de fibrocimento, cimento-celulose ou semelhantes, contendo ou não amianto
1002500 69010000 Tijolos, placas (lajes), ladrilhos e outras peças cerâmicas de farinhas siliciosas fósseis (“kieselghur”, tripolita, diatomita, por exemplo) ou de terras siliciosas semelhantes
1002600 6902 Tijolos, placas (lajes), ladrilhos e peças cerâmicas semelhantes, para uso na construção, refratários, que não sejam de farinhas siliciosas fósseis nem de terras siliciosas semelhantes
1002700 6904 Tijolos para construção, tijoleiras, tapa-vigas e produtos semelhantes, de cerâmica
1002800 6905 Telhas, elementos de chaminés, condutores de fumaça, ornamentos arquitetônicos, de cerâmica, e outros produtos cerâmicos para uso na construção
1002900 69060000 Tubos, calhas ou algerozes e acessórios para canalizações, de cerâmica
1003000 6907 Ladrilhos e placas de cerâmica, exclusivamente para pavimentação ou revestimento
1003001 6907 Cubos, pastilhas e artigos semelhantes de cerâmica, mesmo com suporte, exceto os descritos CEST 10.030.00
1003100 6910 Pias, lavatórios, colunas para lavatórios, banheiras, bidês, sanitários, caixas de descarga, mictórios e aparelhos fixos semelhantes para usos sanitários, de cerâmica
1003200 69120000 Artefatos de higiene/toucador de cerâmica
1003300 7003 Vidro vazado ou laminado, em chapas, folhas ou perfis, mesmo com camada absorvente, refletora ou não, mas sem qualquer outro trabalho
1003400 7004 Vidro estirado ou soprado, em folhas, mesmo com camada absorvente, refletora ou não, mas sem qualquer outro trabalho
1003500 7005 Vidro flotado e vidro desbastado ou polido em uma ou em ambas as faces, em chapas ou em folhas, mesmo com camada absorvente, refletora ou não, mas sem qualquer outro trabalho
1003600 70071900 Vidros temperados
1003700 70072900 Vidros laminados
1003800 7008 Vidros isolantes de paredes múltiplas
1003900 7016 Blocos, placas, tijolos, ladrilhos, telhas e outros artefatos, de vidro prensado ou moldado, mesmo armado, para uso na construção; cubos, pastilhas e outros artigos semelhantes
1004000 72142000 Barras próprias para construções, exceto vergalhões
1004100 73089010 Outras barras próprias para construções, exceto vergalhões
1004101 73089010 Outros vergalhões
1004200 72142000 Vergalhões
1004300 7213 Outros vergalhões
1004400 72171090 Fios de ferro ou aço não ligados, não revestidos, mesmo polidos; cordas, cabos, tranças (entrançados), lingas e artefatos semelhantes, de ferro ou aço, não isolados para usos elétricos
1004500 72172010 Outros fios de ferro ou aço, não ligados, galvanizados com teor de carbono superior ou igual a 0,6%, em peso
1004501 72172090 Outros fios de ferro ou aço, não ligados, galvanizados
1004600 7307 Acessórios para tubos (inclusive uniões, cotovelos, luvas ou mangas), de ferro fundido, ferro ou aço
1004700 73083000 Portas e janelas, e seus caixilhos, alizares e soleiras de ferro fundido, ferro ou aço
1004800 73084000 Material para andaimes, para armações (cofragens) e para escoramentos, (inclusive armações prontas, para estruturas de concreto armado ou argamassa armada), eletrocalhas e perfilados de ferro fundido, ferro ou aço, próprios para construção, exceto treliças de aço
1004900 73084000 Treliças de aço
1005000 73089090 Telhas metálicas
1005100 7310 Caixas diversas (tais como caixa de correio, de entrada de água, de energia, de instalação) de ferro fundido, ferro ou aço; próprias para a construção
1005200 73130000 Arame farpado, de ferro ou aço, arames ou tiras, retorcidos, mesmo farpados, de ferro ou aço, dos tipos utilizados em cercas
1005300 7314 Telas metálicas, grades e redes, de fios de ferro ou aço
1005400 73151100 Correntes de rolos, de ferro fundido, ferro ou aço
1005500 73151290 Outras correntes de elos articulados, de ferro fundido, ferro ou aço
1005600 73158200 Correntes de elos soldados, de ferro fundido, de ferro ou aço
1005700 731700 Tachas, pregos, percevejos, escápulas, grampos ondulados ou biselados e artefatos semelhantes, de ferro fundido, ferro ou aço, mesmo com a cabeça de outra matéria, exceto cobre
1005800 7318 Parafusos, pinos ou pernos, roscados, porcas, tira-fundos, ganchos roscados, rebites, chavetas, contrapinos ou troços, arruelas (anilhas) (incluindo as de pressão) e artigos semelhantes, de ferro fundido, ferro ou aço
1005900 7323 Palha de ferro ou aço, exceto os de uso doméstico classificados na posição NCM 7323.10.00
1005901 7323 Esponjas, esfregões, luvas e artefatos semelhantes para limpeza, polimento e usos semelhantes, de ferro ou aço, exceto os de uso doméstico classificados na posição NCM 7323.10.00
1006000 7324 Artefatos de higiene ou de toucador, e suas partes, de ferro fundido, ferro ou aço, incluídas as pias, banheiras, lavatórios, cubas, mictórios, tanques e afins de ferro fundido, ferro ou aço, para uso na construção
1006100 7325 Outras obras moldadas, de ferro fundido, ferro ou aço, para uso na construção
1006200 7326 Abraçadeiras
1006300 7407 Barras de cobre
1006400 74111010 Tubos de cobre e suas ligas, para instalações de água quente e gás, para uso na construção
1006500 7412 Acessórios para tubos (por exemplo, uniões, cotovelos, luvas ou mangas) de cobre e suas ligas, para uso na construção
1006600 7415 Tachas, pregos, percevejos, escápulas e artefatos semelhantes, de cobre, ou de ferro ou aço com cabeça de cobre, parafusos, pinos ou pernos, roscados, porcas, ganchos roscados, rebites, chavetas, cavilhas, contrapinos, arruelas (incluídas as de pressão), e artefatos semelhantes, de cobre
1006700 74182000 Artefatos de higiene/toucador de cobre, para uso na construção
1006800 76071990 Manta de subcobertura aluminizada
1006900 7608 Tubos de alumínio e suas ligas, para refrigeração e ar condicionado, para uso na construção
1007000 76090000 Acessórios para tubos (por exemplo, uniões, cotovelos, luvas ou mangas), de alumínio, para uso na construção
1007100 7610 Construções e suas partes (por exemplo, pontes e elementos de pontes, torres, pórticos ou pilones, pilares, colunas, armações, estruturas para telhados, portas e janelas, e seus caixilhos, alizares e soleiras, balaustradas), de alumínio, exceto as construções pré-fabricadas da posição 9406; chapas, barras, perfis, tubos e semelhantes, de alumínio, próprios para construções
1007200 76152000 Artefatos de higiene/toucador de alumínio, para uso na construção
1007300 7616 Outras obras de alumínio, próprias para construções, incluídas as persianas
1007400 83024100 Outras guarnições, ferragens e artigos semelhantes de metais comuns, para construções, inclusive puxadores
1007500 8301 Fechaduras e ferrolhos (de chave, de segredo ou elétricos), de metais comuns, incluídas as suas partes fechos e armações com fecho, com fechadura, de metais comuns chaves para estes artigos, de metais comuns; exceto os de uso automotivo
1007600 83021000 Dobradiças de metais comuns, de qualquer tipo
1007700 8307 Tubos flexíveis de metais comuns, mesmo com acessórios, para uso na construção
1007800 8311 Fios, varetas, tubos, chapas, eletrodos e artefatos semelhantes, de metais comuns ou de carbonetos metálicos, revestidos exterior ou interiormente de decapantes ou de fundentes, para soldagem (soldadura) ou depósito de metal ou de carbonetos metálicos fios e varetas de pós de metais comuns aglomerados, para metalização por projeção
1007900 8481 Torneiras, válvulas (incluídas as redutoras de pressão e as termostáticas) e dispositivos semelhantes, para canalizações, caldeiras, reservatórios, cubas e outros recipientes
1008000 7009 Espelhos de vidro, mesmo emoldurados, exceto os de uso automotivo
1100100 28289011 Água sanitária, branqueador e outros alvejantes
1100200 34012090 Sabões, desinfetantes e sanitizantes, todos em pó, flocos, palhetas, grânulos ou outras formas semelhantes, para lavar roupas
1100300 34012090 Sabões, desinfetantes e sanitizantes, todos líquidos para lavar roupas
1100400 34025000 Detergentes em pó, flocos, palhetas, grânulos ou outras formas semelhantes, inclusive adicionados de propriedades desinfetantes ou sanitizantes
1100500 34025000 Detergentes líquidos, exceto para lavar roupa
1100600 34025000 Detergente líquido para lavar roupa, inclusive adicionados de propriedades desinfetantes ou sanitizantes
1100700 3402 Outros agentes orgânicos de superfície (exceto sabões); preparações tensoativas, preparações para lavagem (incluídas as preparações auxiliares para lavagem) e preparações para limpeza (inclusive multiuso e limpadores), mesmo contendo sabão, exceto os produtos descritos nos CEST 11.001.00, 11.004.00, 11.005.00 e 11.006.00; em embalagem de conteúdo inferior ou igual a 50 litros ou 50 kg
1100800 38099190 Amaciante/suavizante
1100900 39241000 Esponjas para limpeza
1101000 2207 Álcool etílico para limpeza
1101100 73231000 Esponjas e palhas de aço; esponjas para limpeza, polimento ou uso semelhantes; todas de uso doméstico
1101200 39232 Sacos de lixo de conteúdo igual ou inferior a 100 litros
1200100 8504 Transformadores, bobinas de reatância e de auto indução, inclusive os transformadores de potência superior a 16 KVA, classificados nas posições 8504.33.00 e 8504.34.00; exceto os demais transformadores da subposição 8504.3, os reatores para lâmpadas elétricas de descarga classificados no código 8504.10.00, os carregadores de acumuladores do código 8504.40.10, os equipamentos de alimentação ininterrupta de energia (UPS ou “no break”), no código 8504.40.40 e os de uso automotivo
1200200 8516 Aquecedores elétricos de água, incluídos os de imersão, chuveiros ou duchas elétricos, torneiras elétricas, resistências de aquecimento, inclusive as de duchas e chuveiros elétricos e suas partes; exceto outros fornos, fogareiros (incluídas as chapas de cocção), grelhas e assadeiras, classificados na posição 8516.60.00
1200300 8535 Aparelhos para interrupção, seccionamento, proteção, derivação, ligação ou conexão de circuitos elétricos (por exemplo, interruptores, comutadores, corta-circuitos, para-raios, limitadores de tensão, eliminadores de onda, tomadas de corrente e outros conectores, caixas de junção), para tensão superior a 1.000V, exceto os de uso automotivo
1200400 8536 Aparelhos para interrupção, seccionamento, proteção, derivação, ligação ou conexão de circuitos elétricos (por exemplo, interruptores, comutadores, relés, corta-circuitos, eliminadores de onda, plugues e tomadas de corrente, suportes para lâmpadas e outros conectores, caixas de junção), para uma tensão não superior a 1.000V; conectores para fibras ópticas, feixes ou cabos de fibras ópticas; exceto “starter” classificado na subposição 8536.50 e os de uso automotivo
1200500 8538 Partes reconhecíveis como exclusiva ou principalmente destinadas aos aparelhos das posições 8535 e 8536
1200600 74130000 Cabos, tranças e semelhantes, de cobre, não isolados para usos elétricos, exceto os de uso automotivo
1200700 8544 Fios, cabos (incluídos os cabos coaxiais) e outros condutores, isolados ou não, para usos elétricos (incluídos os de cobre ou alumínio, envernizados ou oxidados anodicamente), mesmo com peças de conexão, inclusive fios e cabos elétricos, para tensão não superior a 1000V, para uso na construção; fios e cabos telefônicos e para transmissão de dados; cabos de fibras ópticas, constituídos de fibras embainhadas individualmente, mesmo com condutores elétricos ou munidos de peças de conexão; cordas, cabos, tranças e semelhantes, de alumínio, não isolados para uso elétricos; exceto os de uso automotivo
1200800 8546 Isoladores de qualquer matéria, para usos elétricos
1200900 8547 Peças isolantes inteiramente de matérias isolantes, ou com simples peças metálicas de montagem (suportes roscados, por exemplo) incorporadas na massa, para máquinas, aparelhos e instalações elétricas; tubos isoladores e suas peças de ligação, de metais comuns, isolados interiormente
1300100 3003 Medicamentos de referência - positiva, exceto para uso veterinário
1300101 3003 Medicamentos de referência - negativa, exceto para uso veterinário
1300102 3003 Medicamentos de referência - neutra, exceto para uso veterinário
1300200 3003 Medicamentos genérico - positiva, exceto para uso veterinário
1300201 3003 Medicamentos genérico - negativa, exceto para uso veterinário
1300202 3003 Medicamentos genérico - neutra, exceto para uso veterinário
1300300 3003 Medicamentos similar - positiva, exceto para uso veterinário
1300301 3003 Medicamentos similar - negativa, exceto para uso veterinário
1300302 3003 Medicamentos similar - neutra, exceto para uso veterinário
1300400 3003 Outros tipos de medicamentos - positiva, exceto para uso veterinário
1300401 3003 Outros tipos de medicamentos - negativa, exceto para uso veterinário
1300402 3003 Outros tipos de medicamentos - neutra, exceto para uso veterinário
1300500 30066000 Preparações químicas contraceptivas de referência, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas - positiva
1300501 30066000 Preparações químicas contraceptivas de referência, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas - negativa
1300502 30066000 Preparações químicas contraceptivas genérico, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas – positiva
1300503 30066000 Preparações químicas contraceptivas genérico, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas – negativa
1300504 30066000 Preparações químicas contraceptivas similar, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas – positiva
1300505 30066000 Preparações químicas contraceptivas similar, à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas – negativa
1300600 2936 Provitaminas e vitaminas, naturais ou reproduzidas por síntese (incluídos os concentrados naturais), bem como os seus derivados utilizados principalmente como vitaminas, misturados ou não entre si, mesmo em quaisquer soluções - neutra
1300700 300630 Preparações opacificantes (contrastantes) para exames radiográficos e reagentes de diagnóstico concebidos para serem administrados ao paciente - positiva
1300701 300630 Preparações opacificantes (contrastantes) para exames radiográficos e reagentes de diagnóstico concebidos para serem administrados ao paciente - negativa
1300800 3002 Antissoro, outras frações do sangue, produtos imunológicos modificados, mesmo obtidos por via biotecnológica, exceto para uso veterinário - positiva
1300801 3002 Antissoro, outras frações do sangue, produtos imunológicos modificados, mesmo obtidos por via biotecnológica, exceto para uso veterinário - negativa
1300900 3002 Vacinas e produtos semelhantes, exceto para uso veterinário - positiva;
1300901 3002 Vacinas e produtos semelhantes, exceto para uso veterinário - negativa;
1301000 30051010 Curativos (pensos) adesivos e outros artigos com uma camada adesiva, impregnados ou recobertos de substâncias farmacêuticas - Lista Positiva
1301001 30051010 Curativos (pensos) adesivos e outros artigos com uma camada adesiva, impregnados ou recobertos de substâncias farmacêuticas - Lista Negativa
1301100 3005 Algodão, atadura, esparadrapo, gazes, pensos, sinapismos, e outros, acondicionados para venda a retalho para usos medicinais, cirúrgicos ou dentários, não impregnados ou recobertos de substâncias farmacêuticas - Lista Neutra
1301200 40151200 Luvas cirúrgicas e luvas de procedimento - neutra
1301300 40141000 Preservativo – neutra
1301400 901831 Seringas, mesmo com agulhas - neutra
1301500 9018321 Agulhas para seringas - neutra
1301600 39269090 Contraceptivos (dispositivos intrauterinos - DIU) - neutra
1400100 7013 Objetos de vidro para serviço de mesa ou de cozinha
1400200 70133700 Outros copos, exceto de vitrocerâmica
1400300 70134290 Objetos para serviço de mesa (exceto copos) ou de cozinha, exceto de vitrocerâmica
1400400 3919 Lonas plásticas, exceto as para uso na construção
1400500 3924 Artefatos de higiene/toucador de plástico, exceto os para uso na construção
1400600 39241000 Serviços de mesa e outros utensílios de mesa ou de cozinha, de plástico, não descartáveis
1400601 39241000 Serviços de mesa e outros utensílios de mesa ou de cozinha, de plástico, descartáveis
1400700 69111010 Artigos para serviço de mesa ou de cozinha, de porcelana, inclusive os descartáveis - estojos
1400800 69111090 Artigos para serviço de mesa ou de cozinha, de porcelana, inclusive os descartáveis - avulsos
1400900 69120000 Artigos para serviço de mesa ou de cozinha, de cerâmica
1401000 69120000 Velas para filtros
1401100 4823209 Filtros descartáveis para coar café ou chá
1401200 48236 Bandejas, travessas, pratos, xícaras ou chávenas, taças, copos e artigos semelhantes, de papel ou cartão
1401300 48131000 Papel para cigarro
1600100 40111000 Pneus novos, dos tipos utilizados em automóveis de passageiros (incluídos os veículos de uso misto - camionetas e os automóveis de corrida)
1600200 4011 Pneus novos, dos tipos utilizados em caminhões (inclusive para os fora-de-estrada), ônibus, aviões, máquinas de terraplenagem, de construção e conservação de estradas, máquinas e tratores agrícolas, pá-carregadeira
1600300 40114000 Pneus novos para motocicletas
1600400 4011 Outros tipos de pneus novos, exceto os itens classificados no CEST 16.005.00
1600500 40115000 Pneus novos de borracha dos tipos utilizados em bicicletas
1600600 40121 Pneus recauchutados
1600700 401290 Protetores de borracha, exceto os itens classificados no CEST 16.007.01
1600701 401290 Protetores de borracha para bicicletas
1600800 4013 Câmaras de ar de borracha, exceto os itens classificados no CEST 16.009.00
1600900 40132000 Câmaras de ar de borracha dos tipos utilizados em bicicletas
1700100 17049010 Chocolate branco, em embalagens de conteúdo inferior ou igual a 1 kg, exceto os classificados no CEST 17.005.00
1700101 17049010 Chocolate branco, em embalagens de conteúdo superior a 1 kg e inferior ou igual a 2 kg, exceto os classificados no CEST 17.005.00
1700102 17049090 Coberturas de chocolate branco e outros produtos de confeitaria com manteiga de cacau, em embalagens de conteúdo inferior ou igual a 1 kg, exceto os classificados no CEST 17.008.00
1700103 17049090 Coberturas de chocolate branco e outros produtos de confeitaria com manteiga de cacau, em embalagens de conteúdo superior a 1 kg e inferior ou igual a 2 kg, exceto os classificados no CEST 17.008.00
1700200 18063110 Chocolates, em tabletes, barras ou paus, recheados, em recipientes ou embalagens imediatas de conteúdo inferior ou igual a 1 kg
1700201 18063110 Chocolates, em tabletes, barras ou paus, recheados, em recipientes ou embalagens de conteúdo superior a 1 kg e inferior ou igual a 2 kg
1700202 18063120 Outras preparações alimentícias que contenham cacau, em tabletes, barras ou paus, recheados, em recipientes ou embalagens imediatas de conteúdo inferior ou igual a 1 kg
1700203 18063120 Outras preparações alimentícias que contenham cacau, em tabletes, barras ou paus, recheados, em recipientes ou embalagens de conteúdo superior a 1 kg e inferior ou igual a 2 kg
1700300 18063210 Chocolates, em tabletes, barras ou paus, não recheados, em recipientes ou embalagens imediatas de conteúdo inferior ou igual a 2 kg
1700301 18063220 Outras preparações alimentícias que contenham cacau, em tabletes, barras ou paus, não recheados, em recipientes ou embalagens imediatas de conteúdo inferior ou igual a 2 kg
1700400 18069000 Chocolates e outras preparações alimentícias contendo cacau, em embalagens de conteúdo inferior ou igual a 1 kg, exceto os classificados nos CEST 17.005.01, 17.006.00, 17.006.02, 17.007.00 e 17.109.00
1700500 17049010 Ovos de páscoa de chocolate branco
1700501 18069000 Ovos de páscoa de chocolate
1700600 18069000 Achocolatados em pó, em embalagens de conteúdo inferior ou igual a 1 kg, exceto os classificados no CEST 17.006.02
1700601 18061000 Cacau em pó, com adição de açúcar ou de outros edulcorantes, em embalagens de conteúdo inferior ou igual a 1kg
1700602 18069000 Achocolatados em pó, em cápsulas
1700700 18069000 Caixas de bombons contendo cacau, em embalagens de conteúdo inferior ou igual a 1 kg
1700800 17049090 Bombons, inclusive à base de chocolate branco sem cacau
1700900 18069000 Bombons, balas, caramelos, confeitos, pastilhas e outros produtos de confeitaria, contendo cacau
1701000 2009 Sucos de frutas ou de produtos hortícolas; mistura de sucos
1701100 2009892,20098 Água de coco
1701200 04021 Leite em pó, blocos ou grânulos, exceto creme de leite
1701300 19011020 Farinha láctea
1701400 19011010 Leite modificado para alimentação de crianças
1701500 19011090 Preparações para alimentação infantil à base de farinhas, grumos, sêmolas ou amidos e outros
1701600 04011010 Leite “longa vida” (UHT - “Ultra High Temperature”), em recipiente de conteúdo inferior ou igual a 2 litros
1701601 04011010 Leite “longa vida” (UHT - “Ultra High Temperature”), em recipiente de conteúdo superior a 2 litros e inferior ou igual a 5 litros
1701700 04014010 Leite em recipiente de conteúdo inferior ou igual a 1 litro
1701701 04014010 Leite em recipiente de conteúdo superior a 1 litro e inferior ou igual a 5 litros
1701800 04011090 Leite do tipo pasteurizado em recipiente de conteúdo inferior ou igual a 1 litro
1701801 04011090 Leite do tipo pasteurizado em recipiente de conteúdo superior a 1 litro e inferior ou igual a 5 litros
1701900 0401402 Creme de leite, em recipiente de conteúdo inferior ou igual a 1 kg
1701901 0401402 Creme de leite, em recipiente de conteúdo superior a 1 kg
1701902 040110 Outros cremes de leite, em recipiente de conteúdo inferior ou igual a 1kg
1701903 040110 Outros cremes de leite, em recipiente de conteúdo superior a 1kg
1702000 04029 Leite condensado, em recipiente de conteúdo inferior ou igual a 1 kg
1702001 04029 Leite condensado, em recipiente de conteúdo superior a 1 kg
1702100 0403 Iogurte e leite fermentado em recipiente de conteúdo inferior ou igual a 2 litros, exceto o item classificado no CEST 17.022.00
1702101 0403 Iogurte e leite fermentado em recipiente de conteúdo superior a 2 litros, exceto o item classificado no CEST 17.022.00
1702200 04039000 Coalhada
1702300 0406 Requeijão e similares, em recipiente de conteúdo inferior ou igual a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702301 0406 Requeijão e similares, em recipiente de conteúdo superior a 1 kg
1702400 0406 Queijos, exceto os dos CEST 17.024.01, 17.024.02, 17.024.03 e 17.024.04
1702401 04061010 Queijo muçarela
1702402 04061090 Queijo minas frescal
1702403 04061090 Queijo ricota
1702404 04061090 Queijo petitsuisse
1702405 04061090 Queijo cremoso (“cream cheese”)
1702500 04051000 Manteiga, em embalagem de conteúdo inferior ou igual a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702501 04051000 Manteiga, em embalagem de conteúdo superior a 1 kg
1702502 04059090 Manteiga de garrafa
1702600 15171000 Margarina e creme vegetal em recipiente de conteúdo inferior ou igual a 500 g, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702700 15171000 Margarina e creme vegetal, em recipiente de conteúdo superior a 500 g e inferior ou igual a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702701 15171000 Margarina e creme vegetal, em recipiente de conteúdo superior a 1 kg
1702702 151790 Outras margarinas e cremes vegetais em recipiente de conteúdo inferior a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702800 15162000 Gorduras e óleos vegetais e respectivas frações, parcial ou totalmente hidrogenados, interesterificados, reesterificados ou elaidinizados, mesmo refinados, mas não preparados de outro modo, em recipiente de conteúdo inferior ou igual a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702801 15162000 Gorduras e óleos vegetais e respectivas frações, parcial ou totalmente hidrogenados, interesterificados, reesterificados ou elaidinizados, mesmo refinados, mas não preparados de outro modo, em recipiente de conteúdo superior a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1702900 19019020 Doces de leite
1703000 19041000 Produtos à base de cereais, obtidos por expansão ou torrefação
1703100 19059090 Salgadinhos diversos, exceto os classificados no CEST 17.031.01 e 17.031.02
1703101 19059090 Salgadinhos diversos, derivados de farinha de trigo
1703102 19059090 Biscoitos de polvilho
1703200 20052000 Batata frita, inhame e mandioca fritos
1703300 20081 Amendoim e castanhas tipo aperitivo, em embalagem de conteúdo inferior ou igual a 1 kg
1703301 20081 Amendoim e castanhas tipo aperitivo, em embalagem de conteúdo superior a 1 kg
1703400 21032010 Catchup em embalagens imediatas de conteúdo inferior ou igual a 650 g, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1703500 21039021 Condimentos e temperos compostos, incluindo molho de pimenta e outros molhos, em embalagens imediatas de conteúdo inferior ou igual a 1 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 3 g
1703600 21031010 Molhos de soja preparados em embalagens imediatas de conteúdo inferior ou igual a 650 g, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1703700 21033010 Farinha de mostarda em embalagens de conteúdo inferior ou igual a 1 kg
1703800 21033021 Mostarda preparada em embalagens imediatas de conteúdo inferior ou igual a 650 g, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1703900 21039011 Maionese em embalagens imediatas de conteúdo inferior ou igual a 650 g, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1704000 2002 Tomates preparados ou conservados, exceto em vinagre ou em ácido acético, em embalagens de conteúdo inferior ou igual a 1 kg
1704100 21032010 Molhos de tomate em embalagens imediatas de conteúdo inferior ou igual a 1 kg
1704200 17049090 Barra de cereais
1704300 18063120 Barra de cereais contendo cacau
1704400 11010010 Farinha de trigo especial, em embalagem inferior ou igual a 1 kg
1704401 11010010 Farinha de trigo especial, em embalagem superior a 1 kg e inferior a 5 kg
1704402 11010010 Farinha de trigo especial, em embalagem igual a 5 kg
1704403 11010010 Farinha de trigo especial, em embalagem superior a 5 kg e inferior ou igual a 25 kg
1704404 11010010 Farinha de trigo especial, em embalagem superior a 25 kg e inferior ou igual a 50 kg
1704405 11010010 Farinha de trigo comum, em embalagem igual a 5 kg
1704406 11010010 Farinha de trigo comum, em embalagem superior a 5 kg e inferior ou igual a 25 kg
1704407 11010010 Farinha de trigo comum, em embalagem superior a 25 kg e inferior ou igual a 50 kg
1704408 11010010 Farinha de trigo doméstica especial, em embalagem superior a 5 kg e inferior e igual a 10 kg
1704409 11010010 Farinha de trigo doméstica com fermento, em embalagem superior a 5 kg e inferior e igual a 10 kg
1704410 11010010 Farinha de trigo especial, em embalagem superior a 50 Kg
1704411 11010010 Farinha de trigo comum, em embalagem inferior ou igual a 1 kg
1704412 11010010 Farinha de trigo comum, em embalagem superior a 1 kg e inferior a 5 Kg
1704413 11010010 Farinha de trigo comum, em embalagem superior a 50 kg
1704414 11010010 Farinha de trigo doméstica especial, em embalagem inferior ou igual a 1 kg
1704415 11010010 Farinha de trigo doméstica especial, em embalagem superior a 1 kg e inferior a 5 Kg
1704416 11010010 Farinha de trigo doméstica especial, em embalagem igual a 5 Kg
1704417 11010010 Farinha de trigo doméstica especial, em embalagem superior a 10 Kg
1704418 11010010 Farinha de trigo doméstica com fermento, em embalagem inferior ou igual a 1 kg
1704419 11010010 Farinha de trigo doméstica com fermento, em embalagem superior a 1 kg e inferior a 5 Kg
1704420 11010010 Farinha de trigo doméstica com fermento, em embalagem igual a 5 Kg
1704421 11010010 Farinha de trigo doméstica com fermento, em embalagem superior a 10 Kg
1704422 11010010 Outras farinhas de trigo, em embalagem inferior ou igual a 1 kg
1704423 11010010 Outras farinhas de trigo, em embalagem superior a 1 kg e inferior a 5 Kg
1704424 11010010 Outras farinhas de trigo, em embalagem igual a 5 Kg
1704425 11010010 Outras farinhas de trigo, em embalagem superior a 5 Kg e inferior ou igual a 25 kg
1704426 11010010 Outras farinhas de trigo, em embalagem superior a 25 Kg e inferior ou igual a 50 kg
1704427 11010010 Outras farinhas de trigo, em embalagem superior a 50 Kg
1704500 11010020 Farinha de mistura de trigo com centeio (méteil)
1704600 190120 Misturas e preparações para bolos, em embalagem inferior 5 kg
1704601 190120 Misturas e preparações para bolos, em embalagem igual a 5 kg
1704602 190120 Misturas e preparações para bolos, em embalagem superior a 5 kg e inferior ou igual a 25 Kg
1704603 190120,19019090,19012000 Misturas e preparações para bolos, em embalagem superior a 25 kg e inferior ou igual a 50 Kg
1704604 190120 Misturas e preparações para bolos, em embalagem superior a 50 Kg
1704605 190120 Misturas e preparações para pães com menos de 80% de farinha de trigo na sua composição final, em embalagem inferior a 5 kg
1704606 190120 Misturas e preparações para pães com menos de 80% de farinha de trigo na sua composição final, em embalagem igual a 5 kg
1704607 190120 Misturas e preparações para pães com menos de 80% de farinha de trigo na sua composição final, em embalagem superior a 5 kg e inferior ou igual a 25 Kg
1704608 190120 Misturas e preparações para pães com menos de 80% de farinha de trigo na sua composição final, em embalagem superior a 25 kg e inferior ou igual a 50 Kg
1704609 190120 Misturas e preparações para pães com menos de 80% de farinha de trigo na sua composição final, em embalagem superior a 50 Kg
1704610 190120 Misturas e preparações para pães com, no mínimo, 80% de farinha de trigo na sua composição final, em embalagem inferior a 5 kg
1704611 190120 Misturas e preparações para pães com, no mínimo, 80% de farinha de trigo na sua composição final, em embalagem igual a 5 kg
1704612 190120 Misturas e preparações para pães com, no mínimo, 80% de farinha de trigo na sua composição final, em embalagem superior a 5 kg e inferior ou igual a 25 Kg
1704613 190120 Misturas e preparações para pães com, no mínimo, 80% de farinha de trigo na sua composição final, em embalagem superior a 25 kg e inferior ou igual a 50 Kg
1704614 190120 Misturas e preparações para pães com, no mínimo, 80% de farinha de trigo na sua composição final, em embalagem superior a 50 Kg
1704615 190120,19019090 Misturas e pastas para a preparação de produtos de padaria, pastelaria e da indústria de bolachas e biscoitos, da posição 19.05, exceto os previstos nos CEST 17.046.00 a 17.046.14 e 17.046.16
1704616 190120,19019090 Misturas e preparações com, no mínimo, 80% de farinha de trigo na sua composição final, exceto as descritas nos CEST 17.046.10 a 17.046.15
1704700 19023000 Massas alimentícias tipo instantânea, exceto as descritas no CEST 17047.01
1704701 19023000 Massas alimentícias tipo instantânea, derivadas de farinha de trigo
1704800 1902 Massas alimentícias, cozidas ou recheadas (de carne ou de outras substâncias) ou preparadas de outro modo, exceto as descritas nos CEST 17.047.00, 17.048.01, e 17.048.02
1704801 19024000 Cuscuz
1704802 19022000 Massas alimentícias recheadas (mesmo cozidas ou preparadas de outro modo)
1704900 19021 Massas alimentícias do tipo comum, não cozidas, nem recheadas, nem preparadas de outro modo, não derivadas do trigo
1704901 19021 Massas alimentícias do tipo sêmola, não cozidas, nem recheadas, nem preparadas de outro modo, não derivadas do trigo
1704902 19021100 Massas alimentícias do tipo grano duro, não cozidas, nem recheadas, nem preparadas de outro modo, que contenham ovos
1704903 19021900 Outras massas alimentícias do tipo comum, não cozidas, nem recheadas, nem preparadas de outro modo, que não contenham ovos, derivadas de farinha de trigo
1704904 19021900 Outras massas alimentícias do tipo sêmola, não cozidas, nem recheadas, nem preparadas de outro modo, que não contenham ovos, derivadas do trigo
1704905 19021900 Outras massas alimentícias do tipo grano duro, não cozidas, nem recheadas, nem preparadas de outro modo, que não contenham ovos
1704906 19021100 Massas alimentícias do tipo comum, não cozidas, nem recheadas, nem preparadas de outro modo, que contenham ovos, derivadas de farinha de trigo
1704907 19021100 Massas alimentícias do tipo sêmola, não cozidas, nem recheadas, nem preparadas de outro modo, que contenham ovos, derivadas do trigo
1704908 19021900 REVOGADO
1704909 19021900 REVOGADO
1705000 190520 Pães industrializados, inclusive de especiarias, exceto panetones e bolo de forma
1705100 19052090 Bolo de forma, inclusive de especiarias
1705200 19052010 Panetones
1705300 19053100 Biscoitos e bolachas derivados de farinha de trigo; (exceto dos tipos “cream cracker”, “água e sal”, “maisena”, “maria” e outros de consumo popular que não sejam adicionados de cacau, nem recheados, cobertos ou amanteigados, independentemente de sua denominação comercial)
1705301 19053100 Biscoitos e bolachas derivados de farinha de trigo dos tipos “maisena” e “maria” e outros de consumo popular que não sejam adicionados de cacau, nem recheados, cobertos ou amanteigados, independentemente de sua denominação comercial, exceto o CEST 17.053.02
1705302 19053100 Biscoitos e bolachas derivados de farinha de trigo dos tipos "cream cracker" e "água e sal" de consumo popular
1705400 19053100 Biscoitos e bolachas não derivados de farinha de trigo; (exceto dos tipos "cream cracker", "água e sal", "maisena" e "maria" e outros de consumo popular que não sejam adicionados de cacau, nem recheados, cobertos ou amanteigados, independentemente de sua denominação comercial)
1705401 19053100 Biscoitos e bolachas não derivados de farinha de trigo dos tipos "maisena" e "maria" e outros de consumo popular que não sejam adicionados de cacau, nem recheados, cobertos ou amanteigados, independentemente de sua denominação comercial, exceto o CEST 17.054.02
1705402 19053100 Biscoitos e bolachas não derivados de farinha de trigo dos tipos "cream cracker" e "água e sal" de consumo popular
1705600 19059020 Biscoitos e bolachas derivados de farinha de trigo dos tipos “cream cracker” e “água e sal”
1705601 19059020 Biscoitos e bolachas não derivados de farinha de trigo dos tipos “cream cracker” e “água e sal”
1705602 19059020 Outras bolachas, exceto casquinhas para sorvete e os biscoitos e bolachas relacionados nos CEST 17.056.00 e 17.056.01
1705700 19053200 “Waffles” e “wafers” - sem cobertura
1705800 19053200 “Waffles” e “wafers” - com cobertura
1705900 19054000 Torradas, pão torrado e produtos semelhantes torrados
1706000 19059010 Outros pães de forma
1706200 19059090 Outros pães, exceto o classificado no CEST 17.062.03
1706201 19059090 Outros bolos industrializados e produtos de panificação não especificados anteriormente, incluindo as pizzas; exceto os classificados nos CEST 17.062.02 e 17.062.03
1706202 19059020,19059090 Casquinhas para sorvete
1706203 19059090 Pão francês até 200g
1706300 19051000 Pão denominado knackebrot
1706400 190590 Demais pães industrializados
1706500 15079011 Óleo de soja refinado, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1706600 1508 Óleo de amendoim refinado, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1706700 1509 Azeites de oliva, em recipientes com capacidade inferior a 2 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 20 mililitros
1706701 1509 Azeites de oliva, em recipientes com capacidade igual ou superior a 2 litros e inferior ou igual a 5 litros
1706702 1509 Azeites de oliva, em recipientes com capacidade superior a 5 litros
1706800 1510 Outros óleos e respectivas frações, obtidos exclusivamente a partir de azeitonas, mesmo refinados, mas não quimicamente modificados, e misturas desses óleos ou frações com óleos ou frações da posição 15.09, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1706900 15121911 Óleo de girassol em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1706901 15122910 Óleo de algodão refinado em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707000 15141 Óleo de canola, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707100 15151900 Óleo de linhaça refinado, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707200 15152910 Óleo de milho refinado, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707300 15122990 Outros óleos refinados, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707400 15179010 Misturas de óleos refinados, para consumo humano, em recipientes com capacidade inferior ou igual a 5 litros, exceto as embalagens individuais de conteúdo inferior ou igual a 15 mililitros
1707500 1511 Outros óleos vegetais comestíveis não especificados anteriormente
1707600 16010000 Enchidos (embutidos) e produtos semelhantes, de carne, miudezas ou sangue; exceto salsicha, linguiça e mortadela
1707700 16010000 Salsicha e linguiça, exceto as descritas nos CEST 17.077.01
1707701 16010000 Salsicha em lata
1707800 16010000 Mortadela
1707900 1602 Outras preparações e conservas de carne, miudezas ou de sangue, exceto as descritas nos CEST 17.079.01, 17.079.02, 17.079.03, 17.079.04, 17.079.05, 17.079.06, 17.079.07 e 17.079.08
1707901 16023100 Outras preparações e conservas de carne, de miudezas ou de sangue, de aves da posição 01.05: de peruas e de perus, exceto as descritas no CEST 17.079.08
1707902 16023210 Outras preparações e conservas de carne, de miudezas ou de sangue, de aves da posição 01.05: de galos e de galinhas, com conteúdo de carne ou de miudezas superior ou igual a 57 %, em peso, não cozidas, exceto as descritas no CEST 17.079.08
1707903 16023220 Outras preparações e conservas de carne, de miudezas ou de sangue, de aves da posição 01.05: de galos e de galinhas, com conteúdo de carne ou de miudezas superior ou igual a 57 %, em peso, cozidas, exceto as descritas no CEST 17.079.08
1707904 16024100 Outras preparações e conservas de carne, de miudezas ou de sangue, da espécie suína: pernas e respectivos pedaços
1707905 16024900 Outras preparações e conservas de carne, de miudezas ou de sangue, da espécie suína: outras, incluindo as misturas, exceto os descritos no CEST 17.079.07
1707906 16025000 Outras preparações e conservas de carne, de miudezas ou de sangue, da espécie bovina
1707907 16024900 Apresuntado
1707908 160231 Carnes de aves inteiras e com peso unitário superior a 3 kg, temperadas
1708000 1604 Preparações e conservas de peixes; caviar e seus sucedâneos preparados a partir de ovas de peixe; exceto os descritos nos CEST 17.080.01 e 17.081.00
1708001 16042010 Outras preparações e conservas de atuns
1708100 1604 Sardinha em conserva
1708200 1605 Crustáceos, moluscos e outros invertebrados aquáticos, preparados ou em conservas
1708300 02102000 Carne de gado bovino, ovino e bufalino e produtos comestíveis resultantes da matança desse gado submetidos à salga, secagem ou desidratação, exceto os descritos no CEST 17.083.01
1708301 02102000 Charque e jerkedbeef
1708400 0201 Carne de gado bovino, ovino e bufalino e demais produtos comestíveis resultantes da matança desse gado frescos, refrigerados ou congelados
1708500 0204 Carnes de animais das espécies caprina, frescas, refrigeradas ou congeladas
1708600 02109900 Carnes e demais produtos comestíveis frescos, resfriados, congelados, salgados ou salmourados resultantes do abate de caprinos
1708700 0207 Carnes e demais produtos comestíveis frescos, resfriados, congelados, salgados, em salmoura, simplesmente temperados, secos ou defumados, resultantes do abate de aves, exceto os descritos no CEST 17.087.02
1708701 0203 Carnes e demais produtos comestíveis frescos, resfriados, congelados, salgados, em salmoura, simplesmente temperados, secos ou defumados, resultantes do abate de suínos
1708702 02071 Carnes de aves inteiras e com peso unitário superior a 3 kg
1708800 0710 Produtos hortícolas, cozidos em água ou vapor, congelados, em embalagens de conteúdo inferior ou igual a 1 kg
1708801 0710 Produtos hortícolas, cozidos em água ou vapor, congelados, em embalagens de conteúdo superior a 1 kg
1708900 0811 Frutas, não cozidas ou cozidas em água ou vapor, congeladas, mesmo adicionadas de açúcar ou de outros edulcorantes, em embalagens de conteúdo inferior ou igual a 1 kg
1708901 0811 Frutas, não cozidas ou cozidas em água ou vapor, congeladas, mesmo adicionadas de açúcar ou de outros edulcorantes, em embalagens de conteúdo superior a 1 kg
1709000 2001 Produtos hortícolas, frutas e outras partes comestíveis de plantas, preparados ou conservados em vinagre ou em ácido acético, em embalagens de conteúdo inferior ou igual a 1 kg
1709001 2001 Produtos hortícolas, frutas e outras partes comestíveis de plantas, preparados ou conservados em vinagre ou em ácido acético, em embalagens de conteúdo superior a 1 kg
1709100 2004 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, congelados, com exceção dos produtos da posição 20.06, em embalagens de conteúdo inferior ou igual a 1 kg
1709101 2004 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, congelados, com exceção dos produtos da posição 20.06, em embalagens de conteúdo superior a 1 kg
1709200 2005 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, não congelados, com exceção dos produtos da posição 20.06, excluídos batata, inhame e mandioca fritos, em embalagens de conteúdo inferior ou igual a 1 kg
1709201 2005 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, não congelados, com exceção dos produtos da posição 20.06, excluídos batata, inhame e mandioca fritos, em embalagens de conteúdo superior a 1 kg
1709300 20060000 Produtos hortícolas, frutas, cascas de frutas e outras partes de plantas, conservados com açúcar (passados por calda, glaceados ou cristalizados), em embalagens de conteúdo inferior ou igual a 1 kg
1709301 20060000 Produtos hortícolas, frutas, cascas de frutas e outras partes de plantas, conservados com açúcar (passados por calda, glaceados ou cristalizados), em embalagens de conteúdo superior a 1 kg
1709400 2007 Doces, geleias, “marmelades”, purês e pastas de frutas, obtidos por cozimento, com ou sem adição de açúcar ou de outros edulcorantes, em embalagens de conteúdo inferior ou igual a 1 kg, exceto as embalagens individuais de conteúdo inferior ou igual a 10 g
1709401 2007 Doces, geleias, “marmelades”, purês e pastas de frutas, obtidos por cozimento, com ou sem adição de açúcar ou de outros edulcorantes, em embalagens de conteúdo superior a 1 kg
1709500 2008 Frutas e outras partes comestíveis de plantas, preparadas ou conservadas de outro modo, com ou sem adição de açúcar ou de outros edulcorantes ou de álcool, não especificadas nem compreendidas em outras posições, excluídos os amendoins e castanhas tipo aperitivo, da posição 2008.1, em embalagens de conteúdo inferior ou igual a 1 kg
1709501 2008 Frutas e outras partes comestíveis de plantas, preparadas ou conservadas de outro modo, com ou sem adição de açúcar ou de outros edulcorantes ou de álcool, não especificadas nem compreendidas em outras posições, excluídos os amendoins e castanhas tipo aperitivo, da posição 2008.1, em embalagens superior a 1 kg
1709600 0901 Café torrado e moído, em embalagens de conteúdo inferior ou igual a 2 kg, exceto os classificados nos CEST 17.096.04 e 17.096.05
1709601 0901 Café torrado e moído, em embalagens de conteúdo superior a 2 kg
1709602 0901 Café torrado em grão, em embalagens de conteúdo inferior ou igual a 2 kg
1709603 0901 Café torrado em grão, em embalagens de conteúdo superior a 2 kg
1709604 0901 Café torrado e moído, em cápsulas, exceto os descritos no CEST 17.096.05
1709605 0901 Café descafeinado torrado e moído, em cápsulas
1709700 0902 Chá, mesmo aromatizado
1709800 090300 Mate
1709900 17011 Açúcar refinado, em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1709901 17011 Açúcar refinado, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1709902 17011 Açúcar refinado, em embalagens de conteúdo superior a 5 kg
1710000 17019100 Açúcar refinado adicionado de aromatizante ou de corante em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710001 17019100 Açúcar refinado adicionado de aromatizante ou de corante em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710002 17019100 Açúcar refinado adicionado de aromatizante ou de corante em embalagens de conteúdo superior a 5 kg
1710100 17011 Açúcar cristal, em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710101 17011 Açúcar cristal, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710102 17011 Açúcar cristal, em embalagens de conteúdo superior a 5 kg
1710200 17019100 Açúcar cristal adicionado de aromatizante ou de corante, em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710201 17019100 Açúcar cristal adicionado de aromatizante ou de corante, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710202 170191 Açúcar cristal adicionado de aromatizante ou de corante, em embalagens de conteúdo superior a 5 kg
1710300 17011 Outros tipos de açúcar, em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710301 17011 Outros tipos de açúcar, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710302 17011 Outros tipos de açúcar, em embalagens de conteúdo superior a 5 kg
1710400 17019100 Outros tipos de açúcar adicionado de aromatizante ou de corante, em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710401 17019100 Outros tipos de açúcar adicionado de aromatizante ou de corante, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710402 17019100 Outros tipos de açúcar adicionado de aromatizante ou de corante, em embalagens de conteúdo superior a 5 kg
1710500 1702 Outros açúcares em embalagens de conteúdo inferior ou igual a 2 kg, exceto as embalagens contendo envelopes individualizados (sachês) de conteúdo inferior ou igual a 10 g
1710501 1702 Outros açúcares, em embalagens de conteúdo superior a 2 kg e inferior ou igual a 5 kg
1710502 1702 Outros açúcares, em embalagens de conteúdo superior a 5 kg
1710600 20081900 Milho para pipoca (micro-ondas)
1710700 21011 Extratos, essências e concentrados de café e preparações à base destes extratos, essências ou concentrados ou à base de café, em embalagens de conteúdo inferior ou igual a 500 g, exceto os classificados no CEST 17.107.01
1710701 21011 Extratos, essências e concentrados de café e preparações à base destes extratos, essências ou concentrados ou à base de café, em cápsulas
1710800 210120 Extratos, essências e concentrados de chá ou de mate e preparações à base destes extratos, essências ou concentrados ou à base de chá ou de mate, em embalagens de conteúdo inferior ou igual a 500 g, exceto as bebidas prontas à base de mate ou chá e os itens classificados no CEST 17.108.01
1710801 210120 Extratos, essências e concentrados de chá ou de mate e preparações à base destes extratos, essências ou concentrados ou à base de chá ou de mate, em cápsulas
1711000 22021000 Refrescos e outras bebidas prontas para beber, à base de chá e mate
1711100 22021000 Refrescos e outras bebidas não alcoólicas, exceto os refrigerantes e as demais bebidas nos CEST 03.007.00 e 17.110.00
1711200 22029900 Néctares de frutas e outras bebidas não alcoólicas prontas para beber, exceto bebidas hidroeletrolíticas e energéticos
1711300 210120 Bebidas prontas à base de mate ou chá
1711400 22029900 Bebidas prontas à base de café
1711500 22029900 Bebidas alimentares prontas à base de soja, leite ou cacau, inclusive os produtos denominados bebidas lácteas
1711600 00813 Sementes de anis (erva-doce), badiana (anis-estrelado), funcho, coentro, cominho ou alcaravia; bagas de zimbro; fruta seca, misturas de fruta seca ou de fruta de casa rija; quando acondicionadas em saquinhos, especialmente, para a preparação de infusões ou de tisanas (“chás”)
1900100 32131000 Tinta guache
1900200 39162000 Espiral - perfil para encadernação, de plástico e outros materiais classificados nas posições 3901 a 3914
1900300 39161000 Outros espirais - perfil para encadernação, de plástico e outros materiais classificados nas posições 3901 a 3914
1900400 39261000 Artigos de escritório e artigos escolares de plástico e outros materiais classificados nas posições 3901 a 3914, exceto estojos
1900500 42021 Maletas e pastas para documentos e de estudante, e artefatos semelhantes
1900501 42021 Baús, malas e maletas para viagem
1900600 39269090 Prancheta de plástico
1900700 48022090 Bobina para fax
1900800 4802549 Papel seda
1900900 48025499 Bobina para máquina de calcular, PDV ou equipamentos similares
1901000 4802569 Cartolina escolar e papel cartão, brancos e coloridos, cortados em folhas em que um lado seja inferior ou igual a 500 mm e o outro inferior ou igual a 700 mm, quando não dobradas, e peso igual ou superior a 120g/m²; recados autoadesivos (LP note); papéis de presente; todos cortados em tamanho pronto para uso escolar e doméstico
1901100 37031010 Papel fotográfico, exceto: (i) os papéis fotográficos emulsionados com haleto de prata tipo brilhante, matte ou lustre, em rolo e, com largura igual ou superior a 102 mm e comprimento inferior ou igual a 350 m, (ii) os papéis fotográficos emulsionados com haleto de prata tipo brilhante ou fosco, em folha e com largura igual ou superior a 152 mm e comprimento inferior ou igual a 307 mm, (iii) papel de qualidade fotográfica com tecnologia “Thermo-autochrome”, que submetido a um processo de aquecimento seja capaz de formar imagens por reação química e combinação das camadas cyan, magenta e amarela
1901200 48101390 Papel almaço
1901300 48169010 Papel hectográfico
1901400 39202019 Papel celofane e tipo celofane
1901500 48062000 Papel impermeável
1901600 48081000 Papel crepon
1901700 48102290 Papel fantasia
1901800 4809 Papel-carbono, papel autocopiativo (exceto os vendidos em rolos de diâmetro igual ou superior a 60 cm e os vendidos em folhas de formato igual ou superior a 60 cm de altura e igual ou superior a 90 cm de largura) e outros papéis para cópia ou duplicação (incluídos os papéis para estênceis ou para chapas ofsete), estênceis completos e chapas ofsete, de papel, em folhas, mesmo acondicionados em caixas
1901900 4817 Envelopes, aerogramas, bilhetes-postais não ilustrados e cartões para correspondência, de papel ou cartão, caixas, sacos e semelhantes, de papel ou cartão, contendo um sortido de artigos para correspondência
1902000 48201000 Livros de registro e de contabilidade, blocos de notas, de encomendas, de recibos, de apontamentos, de papel para cartas, agendas e artigos semelhantes
1902100 48202000 Cadernos
1902200 48203000 Classificadores, capas para encadernação (exceto as capas para livros) e capas de processos
1902300 48204000 Formulários em blocos tipo “manifold”, mesmo com folhas intercaladas de papel-carbono
1902400 48205000 Álbuns para amostras ou para coleções
1902500 48209000 Pastas para documentos, outros artigos escolares, de escritório ou de papelaria, de papel ou cartão e capas para livros, de papel ou cartão
1902600 49090000 Cartões postais impressos ou ilustrados, cartões impressos com votos ou mensagens pessoais, mesmo ilustrados, com ou sem envelopes, guarnições ou aplicações (conhecidos como cartões de expressão social - de época/sentimento)
1902700 96081000 Canetas esferográficas
1902800 96082000 Canetas e marcadores, com ponta de feltro ou com outras pontas porosas
1902900 96083000 Canetas tinteiro
1903000 9608 Outras canetas; sortidos de canetas
1903100 480256 Papel cortado “cutsize” (tipo A3, A4, ofício I e II, carta e outros)
1903200 52105990 Papel camurça
1903300 76071190 Papel laminado e papel espelho
2000100 12119090 Henna (embalagens de conteúdo inferior ou igual a 200 g)
2000101 12119090 Henna (embalagens de conteúdo superior a 200 g)
2000200 27121000 Vaselina
2000300 28142000 Amoníaco em solução aquosa (amônia)
2000400 28470000 Peróxido de hidrogênio, em embalagens de conteúdo inferior ou igual a 500 ml
2000500 30067000 Lubrificação íntima
2000600 3301 Óleos essenciais (desterpenados ou não), incluídos os chamados “concretos” ou “absolutos”; resinoides; oleorresinas de extração; soluções concentradas de óleos essenciais em gorduras, em óleos fixos, em ceras ou em matérias análogas, obtidas por tratamento de flores através de substâncias gordas ou por maceração; subprodutos terpênicos residuais da desterpenação dos óleos essenciais; águas destiladas aromáticas e soluções aquosas de óleos essenciais, em embalagens de conteúdo inferior ou igual a 500 ml
2000700 33030010 Perfumes (extratos)
2000800 33030020 Águas-de-colônia
2000900 33041000 Produtos de maquilagem para os lábios
2001000 33042010 Sombra, delineador, lápis para sobrancelhas e rímel
2001100 33042090 Outros produtos de maquilagem para os olhos
2001200 33043000 Preparações para manicuros e pedicuros, incluindo removedores de esmalte à base de acetona
2001300 33049100 Pós, incluídos os compactos
2001400 33049910 Cremes de beleza, cremes nutritivos e loções tônicas
2001500 33049990 Outros produtos de beleza ou de maquilagem preparados e preparações para conservação ou cuidados da pele, exceto as preparações solares e antissolares
2001600 33049990 Preparações solares e antissolares
2001700 33051000 Xampus para o cabelo
2001800 33052000 Preparações para ondulação ou alisamento, permanentes, dos cabelos
2001900 33053000 Laquês para o cabelo
2002000 33059000 Outras preparações capilares, incluindo máscaras e finalizadores
2002100 33059000 Condicionadores
2002200 33059000 Tintura para o cabelo
2002300 33061000 Dentifrícios
2002400 33062000 Fios utilizados para limpar os espaços interdentais (fios dentais)
2002500 33069000 Outras preparações para higiene bucal ou dentária
2002600 33071000 Preparações para barbear (antes, durante ou após)
2002700 33072010 Desodorantes (desodorizantes) corporais líquidos, exceto os classificados no CEST 20.027.01
2002701 33072010 Loções e óleos desodorantes hidratantes líquidos
2002800 33072010 Antiperspirantes líquidos
2002900 33072090 Outros desodorantes (desodorizantes) corporais, exceto os classificados no CEST 20.029.01
2002901 33072090 Outras loções e óleos desodorantes hidratantes
2003000 33072090 Outros antiperspirantes
2003100 33073000 Sais perfumados e outras preparações para banhos
2003200 33079000 Outros produtos de perfumaria preparados
2003201 33079000 Outros produtos de toucador preparados
2003300 33079000 Soluções para lentes de contato ou para olhos artificiais
2003400 34011190 Sabões de toucador em barras, pedaços ou figuras moldados, exceto CEST 20.034.01
2003401 34011190 Lenços umedecidos
2003500 34011900 Outros sabões, produtos e preparações, em barras, pedaços ou figuras moldados
2003600 34012010 Sabões de toucador sob outras formas
2003700 34013000 Produtos e preparações orgânicos tensoativos para lavagem da pele, na forma de líquido ou de creme, acondicionados para venda a retalho, mesmo contendo sabão
2003800 40149010 Bolsa para gelo ou para água quente
2003900 40149090 Chupetas e bicos para mamadeiras e para chupetas, de borracha
2004000 39249000 Chupetas e bicos para mamadeiras e para chupetas, de silicone
2004100 42021 Malas e maletas de toucador
2004200 48181000 Papel higiênico - folha simples
2004300 48181000 Papel higiênico - folha dupla, tripla e quádrupla
2004400 48182000 Lenços (incluídos os de maquilagem) e toalhas de mão
2004500 48182000 Papel toalha de uso institucional do tipo comercializado em rolos igual ou superior a 80 metros e do tipo comercializado em folhas intercaladas
2004600 48183000 Toalhas e guardanapos de mesa
2004700 48189090 Toalhas de cozinha (papel toalha de uso doméstico)
2004800 96190000 Fraldas, exceto os descritos no CEST 20.048.01
2004801 96190000 Fraldas de fibras têxteis
2004900 96190000 Tampões higiênicos
2005000 96190000 Absorventes higiênicos externos
2005100 56012190 Hastes flexíveis (uso não medicinal)
2005200 56039290 Sutiã descartável, assemelhados e papel para depilação
2005300 82032090 Pinças para sobrancelhas
2005400 82141000 Espátulas (artigos de cutelaria)
2005500 82142000 Utensílios e sortidos de utensílios de manicuros ou de pedicuros (incluídas as limas para unhas)
2005600 90251110 Termômetros, inclusive o digital
2005700 96032 Escovas e pincéis de barba, escovas para cabelos, para cílios ou para unhas e outras escovas de toucador de pessoas, incluídas as que sejam partes de aparelhos, exceto escovas de dentes
2005800 96032100 Escovas de dentes, incluídas as escovas para dentaduras
2005900 96033000 Pincéis para aplicação de produtos cosméticos
2006000 96050000 Sortidos de viagem, para toucador de pessoas para costura ou para limpeza de calçado ou de roupas
2006100 9615 Pentes, travessas para cabelo e artigos semelhantes; grampos (alfinetes) para cabelo; pinças (pinceguiches), onduladores, bobes (rolos) e artefatos semelhantes para penteados, e suas partes, exceto os classificados na posição 8516 e suas partes
2006200 96162000 Borlas ou esponjas para pós ou para aplicação de outros cosméticos ou de produtos de toucador
2006300 7013 Mamadeiras
2006400 82121020 Aparelhos e lâminas de barbear
2100100 73211100 Fogões de cozinha de uso doméstico e suas partes
2100200 84181000 Combinações de refrigeradores e congeladores (“freezers”), munidos de portas exteriores separadas
2100300 84182100 Refrigeradores do tipo doméstico, de compressão
2100400 84182900 Outros refrigeradores do tipo doméstico
2100500 84183000 Congeladores (“freezers”) horizontais tipo arca, de capacidade não superior a 800 litros
2100600 84184000 Congeladores (“freezers”) verticais tipo armário, de capacidade não superior a 900 litros
2100700 841850 Outros móveis (arcas, armários, vitrines, balcões e móveis semelhantes) para a conservação e exposição de produtos, que incorporem um equipamento para a produção de frio
2100800 8418699 Mini adega e similares
2100900 84186999 Máquinas para produção de gelo
2101000 84189900 Partes dos refrigeradores, congeladores, mini adegas e similares, máquinas para produção de gelo e bebedouros descritos nos CEST 21.002.00, 21.003.00, 21.004.00, 21.005.00, 21.006.00, 21.007.00, 21.008.00, 21.009.00 e 21.013.00
2101100 842112 Secadoras de roupa de uso doméstico
2101200 84211990 Outras secadoras de roupas e centrífugas de uso doméstico
2101300 84186931 Bebedouros refrigerados para água
2101400 84219 Partes das secadoras de roupas e centrífugas de uso doméstico e dos aparelhos para filtrar ou depurar água, descritos nos CEST 21.011.00 e 21.012.00 e 21.098.00
2101500 84221100 Máquinas de lavar louça do tipo doméstico e suas partes
2101600 844331 Máquinas que executem pelo menos duas das seguintes funções: impressão, cópia ou transmissão de telecópia (fax), capazes de ser conectadas a uma máquina automática para processamento de dados ou a uma rede
2101700 844332 Outras impressoras, máquinas copiadoras e telecopiadores (fax), mesmo combinados entre si, capazes de ser conectados a uma máquina automática para processamento de dados ou a uma rede
2101800 84439 Partes e acessórios de máquinas e aparelhos de impressão por meio de blocos, cilindros e outros elementos de impressão da posição 8442; e de outras impressoras, máquinas copiadoras e telecopiadores (fax), mesmo combinados entre si
2101900 84501100 Máquinas de lavar roupa, mesmo com dispositivos de secagem, de uso doméstico, de capacidade não superior a 10 kg, em peso de roupa seca, inteiramente automáticas
2102000 84501200 Outras máquinas de lavar roupa, mesmo com dispositivos de secagem, de uso doméstico, com secador centrífugo incorporado
2102100 84501900 Outras máquinas de lavar roupa, mesmo com dispositivos de secagem, de uso doméstico
2102200 845020 Máquinas de lavar roupa, mesmo com dispositivos de secagem, de uso doméstico, de capacidade superior a 10 kg, em peso de roupa seca
2102300 845090 Partes de máquinas de lavar roupa, mesmo com dispositivos de secagem, de uso doméstico
2102400 84512100 Máquinas de secar de uso doméstico de capacidade não superior a 10 kg, em peso de roupa seca
2102500 84512990 Outras máquinas de secar de uso doméstico
2102600 845190 Partes de máquinas de secar de uso doméstico
2102700 84521000 Máquinas de costura de uso doméstico
2102800 847130 Máquinas automáticas para processamento de dados, portáteis, de peso não superior a 10 kg, contendo pelo menos uma unidade central de processamento, um teclado e uma tela
2102900 84714 Outras máquinas automáticas para processamento de dados
2103000 84715010 Unidades de processamento, de pequena capacidade, exceto as das subposições 8471.41 ou 8471.49, podendo conter, no mesmo corpo, um ou dois dos seguintes tipos de unidades: unidade de memória, unidade de entrada e unidade de saída; baseadas em microprocessadores, com capacidade de instalação, dentro do mesmo gabinete, de unidades de memória da subposição 8471.70, podendo conter múltiplos conectores de expansão (“slots”), e valor FOB inferior ou igual a US$ 12.500,00, por unidade
2103100 8471605 Unidades de entrada, exceto as classificadas no código 8471.60.54
2103200 84716090 Outras unidades de entrada ou de saída, podendo conter, no mesmo corpo, unidades de memória
2103300 847170 Unidades de memória
2103400 847190 Outras máquinas automáticas para processamento de dados e suas unidades; leitores magnéticos ou ópticos, máquinas para registrar dados em suporte sob forma codificada, e máquinas para processamento desses dados, não especificadas nem compreendidas em outras posições
2103500 847330 Partes e acessórios das máquinas da posição 84.71
2103600 85043 Outros transformadores, exceto os classificados nos códigos 8504.33.00 e 8504.34.00
2103700 85044010 Carregadores de acumuladores
2103800 85044040 Equipamentos de alimentação ininterrupta de energia (UPS ou “no break”)
2103900 85078000 Outros acumuladores
2104000 8508 Aspiradores
2104100 8509 Aparelhos eletromecânicos de motor elétrico incorporado, de uso doméstico e suas partes
2104200 85098010 Enceradeiras
2104300 85161000 Chaleiras elétricas
2104400 85164000 Ferros elétricos de passar
2104500 85165000 Fornos de micro-ondas
2104600 85166000 Outros fornos; fogareiros (incluídas as chapas de cocção), grelhas e assadeiras, exceto os portáteis
2104700 85166000 Outros fornos; fogareiros (incluídas as chapas de cocção), grelhas e assadeiras, portáteis
2104800 85167100 Outros aparelhos eletrotérmicos de uso doméstico - Cafeteiras
2104900 85167200 Outros aparelhos eletrotérmicos de uso doméstico - Torradeiras
2105000 851679 Outros aparelhos eletrotérmicos de uso doméstico
2105100 85169000 Partes das chaleiras, ferros, fornos e outros aparelhos eletrotérmicos da posição 85.16, descritos nos CEST 21.043.00, 21.044.00, 21.045.00, 21.046.00, 21.047.00, 21.048.00, 21.049.00 e 21.050.00
2105200 85171100 Aparelhos telefônicos por fio com unidade auscultador - microfone sem fio
2105300 85171300 Telefones inteligentes (“smartphones”) e para redes celulares, excetos por satélite, os de uso automotivo e os classificados nos CEST 21.053.01
2105301 85171300 Telefones inteligentes (“smartphones”) e para redes celulares portáteis, excetos por satélite
2105400 851714 Outros telefones para outras redes sem fio, excetos os de uso automotivo e os classificados nos CEST 21.053.00 e 21.053.01
2105500 85171830 Outros aparelhos telefônicos não combinados com outros aparelhos
2105501 85171890 Outros aparelhos telefônicos
2105601 85176254 Distribuidores de conexões para rede (“hubs”) e moduladores/demoduladores (“modens”)
2105700 8518 Microfones e seus suportes; alto-falantes, mesmo montados nos seus receptáculos, fones de ouvido (auscultadores), mesmo combinados com microfone e conjuntos ou sortidos constituídos por um microfone e um ou mais alto-falantes, amplificadores elétricos de audiofrequência, aparelhos elétricos de amplificação de som; suas partes e acessórios; exceto os de uso automotivo
2105800 8519 Aparelhos de radiodifusão suscetíveis de funcionarem sem fonte externa de energia. Aparelhos de gravação de som; aparelhos de reprodução de som; aparelhos de gravação e de reprodução de som; partes e acessórios; exceto os de uso automotivo
2105900 85198190 Outros aparelhos de gravação de som; aparelhos de reprodução de som; aparelhos de gravação e de reprodução de som; partes e acessórios; exceto os de uso automotivo
2106000 85219010 Gravador-reprodutor e editor de imagem e som, em discos, por meio magnético, óptico ou optomagnético, exceto de uso automotivo
2106100 85219090 Outros aparelhos videofônicos de gravação ou reprodução, mesmo incorporando um receptor de sinais videofônicos, exceto os de uso automotivo
2106200 85235110 Cartões de memória ("memorycards")
2106300 852352 Cartões inteligentes ("smartcards"), exceto o item classificado no CEST 21.064.00
2106400 852352 Cartões inteligentes ("sim cards")
2106500 8525892 Câmeras fotográficas digitais e câmeras de vídeo
2106600 85279 Outros aparelhos receptores para radiodifusão, mesmo combinados num invólucro, com um aparelho de gravação ou de reprodução de som, ou com um relógio, inclusive caixa acústica para Home Theaters classificados na posição 8518
2106701 85286200 Projetores capazes de serem conectados diretamente a uma máquina automática para processamento de dados da posição 84.71 e concebidos para serem utilizados com esta máquina
2106800 85285200 Outros monitores capazes de serem conectados diretamente a uma máquina automática para processamento de dados da posição 84.71 e concebidos para serem utilizados com esta máquina, policromáticos
2106900 85287 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou reprodução de som ou de imagens - Televisores de CRT (tubo de raios catódicos)
2107000 85287 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou reprodução de som ou de imagens - Televisores de LCD (Display de Cristal Líquido)
2107100 85287 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou reprodução de som ou de imagens - Televisores de Plasma
2107200 85287 Outros aparelhos receptores de televisão não dotados de monitores ou display de vídeo
2107300 85287 Outros aparelhos receptores de televisão não relacionados nos CEST 21.069.00, 21.070.00, 21.071.00 e 21.072.00
2107400 900659 Câmeras fotográficas dos tipos utilizadas para preparação de clichês ou cilindros de impressão
2107500 90064000 Câmeras fotográficas para filmes de revelação e copiagem instantâneas
2107600 90189050 Aparelhos de diatermia
2107700 90191000 Aparelhos de massagem
2107800 90328911 Reguladores de voltagem eletrônicos
2107900 95045000 Consoles e máquinas de jogos de vídeo, exceto os classificados na subposição 9504.30
2108000 8517621 Multiplexadores e concentradores
2108100 85176229 Centrais automáticas privadas, de capacidade inferior ou igual a 25 ramais
2108200 85176239 Outros aparelhos para comutação
2108300 8517624 Roteadores digitais, em redes com ou sem fio
2108400 85176262 Aparelhos emissores com receptor incorporado de tecnologia celular
2108500 8517629 Outros aparelhos de recepção, conversão e transmissão ou regeneração de voz, imagens ou outros dados, incluindo os aparelhos de comutação e roteamento
2108600 85177110 Antenas próprias para telefones celulares portáteis, exceto as telescópicas
2108700 821490 Aparelhos ou máquinas de barbear, máquinas de cortar o cabelo ou de tosquiar e aparelhos de depilar, e suas partes
2108800 84145 Ventiladores, exceto os de uso agrícola e do CEST 21.088.01
2108801 84145910 Microventiladores com área de carcaça inferior a 90 cm²
2108900 84145990 Ventiladores de uso agrícola
2109000 84146000 Coifas com dimensão horizontal máxima não superior a 120 cm
2109100 84149020 Partes de ventiladores ou coifas aspirantes
2109200 841510 Máquinas e aparelhos de ar condicionado contendo um ventilador motorizado e dispositivos próprios para modificar a temperatura e a umidade, incluídos as máquinas e aparelhos em que a umidade não seja regulável separadamente
2109300 84151011 Aparelhos de ar-condicionado tipo Split System (sistema com elementos separados) com unidade externa e interna
2109400 84151019 Aparelhos de ar-condicionado com capacidade inferior ou igual a 30.000 frigorias/hora
2109500 84151090 Aparelhos de ar-condicionado com capacidade acima de 30.000 frigorias/hora
2109600 84159010 Unidades evaporadoras (internas) de aparelho de ar-condicionado do tipo Split System (sistema com elementos separados), com capacidade inferior ou igual a 30.000 frigorias/hora
2109700 84159020 Unidades condensadoras (externas) de aparelho de ar-condicionado do tipo Split System (sistema com elementos separados), com capacidade inferior ou igual a 30.000 frigorias/hora
2109800 84212100 Aparelhos elétricos para filtrar ou depurar água (purificadores de água refrigerados), exceto os itens classificados no CEST 21.098.01
2109801 84212100 Outros aparelhos elétricos para filtrar ou depurar água
2109900 84243010 Lavadora de alta pressão e suas partes
2110000 84672100 Furadeiras elétricas
2110100 85162 Aparelhos elétricos para aquecimento de ambientes
2110200 85163100 Secadores de cabelo
2110300 85163200 Outros aparelhos para arranjos do cabelo
2110400 8527 Aparelhos receptores para radiodifusão, mesmo combinados num mesmo invólucro, com um aparelho de gravação ou de reprodução de som, ou com um relógio, exceto os classificados na posição 8527.1, 8527.2 e 8527.9 que sejam de uso automotivo
2110500 84796000 Climatizadores de ar
2110600 84159090 Outras partes para máquinas e aparelhos de ar-condicionado que contenham um ventilador motorizado e dispositivos próprios para modificar a temperatura e a umidade, incluindo as máquinas e aparelhos em que a umidade não seja regulável separadamente
2110700 8525891 Câmeras de televisão
2110800 84231000 Balanças de uso doméstico
2110900 8540 Tubos e válvulas, eletrônicos, de cátodo quente, cátodo frio ou fotocátodo (por exemplo, tubos e válvulas, de vácuo, de vapor ou de gás, ampolas retificadoras de vapor de mercúrio, tubos catódicos, tubos e válvulas para câmeras de televisão)
2111000 8517 Aparelhos elétricos para telefonia; outros aparelhos para transmissão ou recepção de voz, imagens ou outros dados, incluídos os aparelhos para comunicação em redes por fio ou redes sem fio, tal como uma rede local (LAN) ou uma rede de área estendida (WAN), incluídas suas partes, exceto os de uso automotivo, os classificados nos códigos NCM/SH 8517.62.51, 8517.62.52 e 8517.62.53 e no código CEST 21.127.00
2111100 8517 Interfones, seus acessórios, tomadas e “plugs”
2111200 8529 Partes reconhecíveis como exclusiva ou principalmente destinadas aos aparelhos das posições 8525 a 8528; exceto as de uso automotivo
2111300 8531 Aparelhos elétricos de sinalização acústica ou visual (por exemplo, campainhas, sirenes, quadros indicadores, aparelhos de alarme para proteção contra roubo ou incêndio); exceto os de uso automotivo e os classificados nas posições 8531.10 e 8531.80.00
2111400 853110 Aparelhos elétricos de alarme, para proteção contra roubo ou incêndio e aparelhos semelhantes, exceto os de uso automotivo
2111500 85318000 Outros aparelhos de sinalização acústica ou visual, exceto os de uso automotivo
2111600 853400 Circuitos impressos, exceto os de uso automotivo
2111700 85414111 Diodos emissores de luz (LED), exceto diodos “laser”
2111800 85437092 Eletrificadores de cercas eletrônicos
2111900 90303 Aparelhos e instrumentos para medida ou controle da tensão, intensidade, resistência ou da potência, sem dispositivo registrador; exceto os de uso automotivo
2112000 903089 Analisadores lógicos de circuitos digitais, de espectro de frequência, frequencímetros, fasímetros, e outros instrumentos e aparelhos de controle de grandezas elétricas e detecção
2112100 910700 Interruptores horários e outros aparelhos que permitam acionar um mecanismo em tempo determinado, munidos de maquinismo de aparelhos de relojoaria ou de motor síncrono
2112200 9405 Aparelhos de iluminação (incluídos os projetores) e suas partes, não especificados nem compreendidos em outras posições; anúncios, cartazes ou tabuletas e placas indicadoras luminosos, e artigos semelhantes, contendo uma fonte luminosa fixa permanente, e suas partes não especificadas nem compreendidas em outras posições, com exceção dos itens classificados nos CEST 21.123.00, 21.124.00 e 21.125.00
2112300 94051 Lustres e outros aparelhos elétricos de iluminação, próprios para serem suspensos ou fixados no teto ou na parede, exceto os dos tipos utilizados na iluminação pública; e suas partes
2112400 94052 Abajures de cabeceiras, de escritório e lampadários de interior, elétricos e suas partes
2112500 94054 Outras luminárias e aparelhos de iluminação, elétricos, e suas partes
2112600 85423190 Microprocessador
2112700 85176277 Aparelho emissor com receptor incorporado, digital, com tecnologias de transmissão/recepção sem fio, tela sensível ao toque “smartwatch”
2200100 2309 Ração tipo “pet” para animais domésticos
2300100 210500 Sorvetes de qualquer espécie
2300200 1806 Preparados para fabricação de sorvete em máquina
2400100 3208 Tintas, vernizes
2400200 2821 Xadrez e pós assemelhados, em embalagem de conteúdo inferior ou igual a 1 kg, exceto pigmentos à base de dióxido de titânio classificados no código NCM 3206.11.10
2400201 2821 Xadrez e pós assemelhados, em embalagem de conteúdo superior a 1 kg, exceto pigmentos à base de dióxido de titânio classificados no código NCM 3206.11.10
2400300 3204 Corantes para aplicação em bases, tintas e vernizes
2500100 87021000 Veículos automóveis para transporte de 10 pessoas ou mais, incluindo o motorista, unicamente com motor de pistão, de ignição por compressão (diesel ou semidiesel), com volume interno de habitáculo, destinado a passageiros e motorista, superior a 6 m³, mas inferior a 9 m³
2500200 87024090 Veículos automóveis para transporte de 10 pessoas ou mais, incluindo o motorista, unicamente com motor elétrico para propulsão, com volume interno de habitáculo, destinado a passageiros e motorista, superior a 6 m³, mas inferior a 9 m³
2500300 87032100 Automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada não superior a 1000 cm³
2500400 87032210 Automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 1000 cm³, mas não superior a 1500 cm³, com capacidade de transporte de pessoas sentadas inferior ou igual a 6, incluído o condutor, exceto carro celular
2500500 87032290 Outros automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 1000 cm³, mas não superior a 1500 cm³, exceto carro celular
2500600 87032310 Automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 1500 cm³, mas não superior a 3000 cm³, com capacidade de transporte de pessoas sentadas inferior ou igual a 6, incluído o condutor, exceto carro celular, carro funerário e automóveis de corrida
2500700 87032390 Outros automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 1500 cm³, mas não superior a 3000 cm³, exceto carro celular, carro funerário e automóveis de corrida
2500800 87032410 Automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 3000 cm³, com capacidade de transporte de pessoas sentadas inferior ou igual a 6, incluído o condutor, exceto carro celular, carro funerário e automóveis de corrida
2500900 87032490 Outros automóveis unicamente com motor de pistão alternativo de ignição por centelha (faísca*), de cilindrada superior a 3000 cm³, exceto carro celular, carro funerário e automóveis de corrida
2501000 87033210 Automóveis unicamente com motor diesel ou semidiesel, de cilindrada superior a 1500 cm³, mas não superior a 2500 cm³, com capacidade de transporte de pessoas sentadas inferior ou igual a 6, incluído o condutor, exceto ambulância, carro celular e carro funerário
2501100 87033290 Outros automóveis unicamente com motor diesel ou semidiesel, de cilindrada superior a 1500 cm³, mas não superior a 2500 cm³, exceto ambulância, carro celular e carro funerário
2501200 87033310 Automóveis unicamente com motor diesel ou semidiesel, de cilindrada superior a 2500 cm³, com capacidade de transporte de pessoas sentadas inferior ou igual a 6, incluído o condutor, exceto carro celular e carro funerário
2501300 87033390 Outros automóveis unicamente com motor diesel ou semidiesel, de cilindrada superior a 2500 cm³, exceto carro celular e carro funerário
2501400 87042110 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, chassis com motor diesel ou semidiesel e cabina, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2501500 87042120 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, com motor diesel ou semidiesel, com caixa basculante, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2501600 87042130 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, frigoríficos ou isotérmicos, com motor diesel ou semidiesel, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2501700 87042190 Outros veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, com motor diesel ou semidiesel, exceto carro-forte para transporte de valores e caminhão de peso em carga máxima superior a 3,9 toneladas
2501800 87043110 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, com motor a explosão, chassis e cabina, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2501900 87043120 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, com motor explosão com caixa basculante, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2502000 87043130 Veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, frigoríficos ou isotérmicos com motor explosão, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2502100 87043190 Outros veículos automóveis para transporte de mercadorias, de peso em carga máxima não superior a 5 toneladas, com motor a explosão, exceto carro-forte para transporte de valores e caminhão de peso em carga máxima superior a 3,9 toneladas
2502200 87022000 Veículos automóveis para transporte de 10 pessoas ou mais, incluindo o motorista, com motor de pistão, de ignição por compressão (diesel ou semidiesel) e um motor elétrico, com volume interno de habitáculo, destinado a passageiros e motorista, superior a 6 m³, mas inferior a 9 m³
2502300 87023000 Veículos automóveis para transporte de 10 pessoas ou mais, incluindo o motorista, com motor de pistão alternativo, de ignição por centelha (faísca) e um motor elétrico, com volume interno de habitáculo, destinado a passageiros e motorista, superior a 6 m³, mas inferior a 9 m³
2502400 87029000 Outros veículos automóveis para transporte de 10 pessoas ou mais, incluindo o motorista, com volume interno de habitáculo, destinado a passageiros e motorista, superior a 6 m³, mas inferior a 9 m³
2502500 87034000 Automóveis equipados para propulsão, simultaneamente, com um motor de pistão alternativo de ignição por centelha (faísca*) e um motor elétrico, exceto os suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica, o carro celular e o carro funerário
2502600 87035000 Automóveis equipados para propulsão, simultaneamente, com um motor de pistão por compressão (diesel ou semidiesel) e um motor elétrico, exceto os suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica, exceto o carro celular e o carro funerário
2502700 87036000 Automóveis equipados para propulsão, simultaneamente, com um motor de pistão alternativo de ignição por centelha (faísca*) e um motor elétrico, suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica, exceto o carro celular e o carro funerário
2502800 87037000 Automóveis equipados para propulsão, simultaneamente, com um motor de pistão por compressão (diesel ou semidiesel) e um motor elétrico, suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica, exceto o carro celular e o carro funerário
2502900 87038000 Outros veículos, equipados unicamente com motor elétrico para propulsão
2503000 87044100 Outros veículos para transportes de mercadorias equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico de peso em carga máxima (bruto) não superior a 5 toneladas, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2503100 87045100 Outros veículos para transportes de mercadorias equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico de peso em carga máxima (bruto) não superior a 5 toneladas, exceto caminhão de peso em carga máxima superior a 3,9 toneladas
2600100 8711 Motocicletas (incluídos os ciclomotores) e outros ciclos equipados com motor auxiliar, mesmo com carro lateral, exceto os classificados no CEST 26.001.01; carros laterais
2600101 8711 Bicicletas e outros ciclos (incluídos os triciclos) com propulsão de motor elétrico auxiliar assistido pela força humana
2800100 33030010 Perfumes (extratos)
2800200 33030020 Águas-de-colônia
2800300 33041000 Produtos de maquiagem para os lábios
2800400 33042010 Sombra, delineador, lápis para sobrancelhas e rímel
2800500 33042090 Outros produtos de maquiagem para os olhos
2800600 33043000 Preparações para manicuros e pedicuros
2800700 33049100 Pós para maquiagem, incluindo os compactos
2800800 33049910 Cremes de beleza, cremes nutritivos e loções tônicas
2800900 33049990 Outros produtos de beleza ou de maquiagem preparados e preparações para conservação ou cuidados da pele, exceto as preparações antissolares e os bronzeadores
2801000 33049990 Preparações antissolares e os bronzeadores
2801100 33051000 Xampus para o cabelo
2801200 33052000 Preparações para ondulação ou alisamento, permanentes, dos cabelos
2801300 33059000 Outras preparações capilares
2801400 33059000 Tintura para o cabelo
2801500 33071000 Preparações para barbear (antes, durante ou após)
2801600 33072010 Desodorantes (desodorizantes) corporais líquidos, exceto os classificados no CEST 28.016.01
2801601 33072010 Loções e óleos desodorantes hidratantes líquidos
2801602 33072010 Antiperspirantes líquidos
2801700 33072090 Outros desodorantes (desodorizantes) corporais, exceto os classificados no CEST 28.017.01
2801701 33072090 Outras loções e óleos desodorantes hidratantes
2801702 33072090 Outros antiperspirantes
2801800 33079000 Outros produtos de perfumaria ou de toucador preparados
2801900 33079000 Outras preparações cosméticas
2802000 34011190 Sabões de toucador em barras, pedaços ou figuras moldados, exceto CEST 28.020.01
2802001 34011190 Lenços umedecidos
2802100 34011900 Outros sabões, produtos e preparações orgânicos tensoativos, inclusive papel, pastas (ouates), feltros e falsos tecidos, impregnados, revestidos ou recobertos de sabão ou de detergentes
2802200 34012010 Sabões de toucador sob outras formas
2802300 34013000 Produtos e preparações orgânicos tensoativos para lavagem da pele, em forma de líquido ou de creme, acondicionados para venda a retalho, mesmo contendo sabão
2802400 48182000 Lenços de papel, incluindo os de desmaquiar
2802401 48182000 Toalhas de mão
2802500 82141000 Apontadores de lápis para maquiagem
2802501 82141000 Espátulas, abre-cartas e raspadeiras
2802502 82141000 Lâminas de espátulas, de abre-cartas, de raspadeiras e de apontadores de lápis
2802600 82142000 Utensílios e sortidos de utensílios de manicuros ou de pedicuros (incluindo as limas para unhas)
2802700 96032900 Escovas e pincéis de barba, escovas para cabelos, para cílios ou para unhas e outras escovas de toucador de pessoas
2802701 96032900 Vassouras e escovas, mesmo constituindo partes de máquinas, de aparelhos ou de veículos, vassouras mecânicas de uso manual não motorizadas, pincéis e espanadores; cabeças preparadas para escovas, pincéis e artigos semelhantes; bonecas e rolos para pintura; rodos de borracha ou de matérias flexíveis semelhantes, outros
2802800 96033000 Pincéis para aplicação de produtos cosméticos
2802801 96033000 Pincéis e escovas, para artistas e pincéis de escrever
2802900 96161000 Vaporizadores de toucador, suas armações e cabeças de armações
2803000 96162000 Borlas ou esponjas para pós ou para aplicação de outros cosméticos ou de produtos de toucador
2803100 42021 Malas e maletas de toucador
2803200 9615 Pentes, travessas para cabelo e artigos semelhantes; grampos (alfinetes) para cabelo; pinças (“pinceguiches”), onduladores, bobs (rolos) e artefatos semelhantes para penteados, e suas partes
2803400 40149090 Chupetas e bicos para mamadeiras e para chupetas
2803500 12119090 Outras plantas e partes, para perfumaria, medicina e semelhantes
2803600 39262000 Vestuário e seus acessórios, de plásticos, inclusive luvas
2803700 39264000 Estatuetas e outros objetos de ornamentação, de plásticos
2803800 39269090 Outras obras de plásticos
2803900 42022210 Bolsas de folhas de plástico
2804000 42022220 Bolsas de matérias têxteis
2804100 42022900 Bolsas de outras matérias
2804200 42023900 Artigos de bolsos/bolsas, de outras matérias
2804300 42029200 Outros artefatos, de folhas de plásticos ou matérias têxteis
2804400 42029900 Outros artefatos, de outras matérias
2804500 48192000 Caixas e cartonagens, dobráveis, de papel/cartão, não ondulados
2804600 48194000 Outros sacos, bolsas e cartuchos, de papel ou cartão
2804700 48211000 Etiquetas de papel ou cartão, impressas
2804800 49111090 Outros impressos publicitários, catálogos comerciais e semelhantes
2804900 61159900 Outras meias de malha de outras matérias têxteis
2805000 62171000 Outros acessórios confeccionados, de vestuário
2805100 63026000 Roupas de toucador/cozinha, de tecidos atoalhados de algodão
2805200 63079090 Outros artefatos têxteis confeccionados
2805300 65069900 Chapéus e outros artefatos de outras matérias, exceto de malha
2805400 95059000 Artigos para outras festas, carnaval ou outros divertimentos`;
