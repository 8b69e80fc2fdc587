/**
 * Chapters of the NCM, each by the beginning of its title. 77 is reserved.
 * Source: table 4.2.1 (gênero do item) of the EFD ICMS/IPI, which repeats the titles of Resolução Gecex 272/2021.
 */
const TITLES = `01 Animais vivos
02 Carnes e miudezas, comestíveis
03 Peixes e crustáceos, moluscos e outros invertebrados aquáticos
04 Leite e laticínios; ovos de aves; mel natural
05 Outros produtos de origem animal
06 Plantas vivas e produtos de floricultura
07 Produtos hortícolas, plantas, raízes e tubérculos, comestíveis
08 Frutas; cascas de cítricos e de melões
09 Café, chá, mate e especiarias
10 Cereais
11 Produtos da indústria de moagem; malte; amidos e féculas
12 Sementes e frutos oleaginosos; plantas industriais ou medicinais; forragem
13 Gomas, resinas e outros sucos e extratos vegetais
14 Matérias para entrançar e outros produtos de origem vegetal
15 Gorduras e óleos animais ou vegetais
16 Preparações de carne, de peixes ou de crustáceos
17 Açúcares e produtos de confeitaria
18 Cacau e suas preparações
19 Preparações à base de cereais, farinhas, amidos ou leite; produtos de pastelaria
20 Preparações de produtos hortícolas e de frutas
21 Preparações alimentícias diversas
22 Bebidas, líquidos alcoólicos e vinagres
23 Resíduos das indústrias alimentares; alimentos preparados para animais
24 Fumo (tabaco) e seus sucedâneos
25 Sal; enxofre; terras e pedras; gesso, cal e cimento
26 Minérios, escórias e cinzas
27 Combustíveis minerais e óleos minerais
28 Produtos químicos inorgânicos
29 Produtos químicos orgânicos
30 Produtos farmacêuticos
31 Adubos ou fertilizantes
32 Extratos tanantes e tintoriais; pigmentos, tintas e vernizes
33 Óleos essenciais; produtos de perfumaria e cosméticos
34 Sabões, preparações para lavagem, ceras, velas e artigos semelhantes
35 Matérias albuminoides; colas; enzimas
36 Pólvoras e explosivos; artigos de pirotecnia; fósforos
37 Produtos para fotografia e cinematografia
38 Produtos diversos das indústrias químicas
39 Plásticos e suas obras
40 Borracha e suas obras
41 Peles, exceto a peleteria, e couros
42 Obras de couro; artigos de viagem, bolsas e artefatos semelhantes
43 Peleteria e suas obras
44 Madeira, carvão vegetal e obras de madeira
45 Cortiça e suas obras
46 Obras de espartaria ou de cestaria
47 Pastas de madeira; papel ou cartão de reciclar
48 Papel e cartão; obras de papel ou de cartão
49 Livros, jornais, gravuras e outros produtos das indústrias gráficas
50 Seda
51 Lã e pelos; fios e tecidos de crina
52 Algodão
53 Outras fibras têxteis vegetais
54 Filamentos sintéticos ou artificiais
55 Fibras sintéticas ou artificiais, descontínuas
56 Feltros e falsos tecidos; fios especiais; cordas e cabos
57 Tapetes e outros revestimentos para pavimentos
58 Tecidos especiais; rendas; tapeçarias; bordados
59 Tecidos impregnados, revestidos ou recobertos
60 Tecidos de malha
61 Vestuário e seus acessórios, de malha
62 Vestuário e seus acessórios, exceto de malha
63 Outros artefatos têxteis confeccionados; trapos
64 Calçados e suas partes
65 Chapéus e suas partes
66 Guarda-chuvas, guarda-sóis e bengalas
67 Penas e penugem preparadas; flores artificiais; obras de cabelo
68 Obras de pedra, gesso, cimento ou matérias semelhantes
69 Produtos cerâmicos
70 Vidro e suas obras
71 Pérolas, pedras e metais preciosos; bijuterias; moedas
72 Ferro fundido, ferro e aço
73 Obras de ferro fundido, ferro ou aço
74 Cobre e suas obras
75 Níquel e suas obras
76 Alumínio e suas obras
78 Chumbo e suas obras
79 Zinco e suas obras
80 Estanho e suas obras
81 Outros metais comuns
82 Ferramentas, artefatos de cutelaria e talheres
83 Obras diversas de metais comuns
84 Máquinas, aparelhos e instrumentos mecânicos
85 Máquinas, aparelhos e materiais elétricos; som e imagem
86 Veículos e material para vias férreas
87 Veículos automóveis, tratores, ciclos e suas partes
88 Aeronaves e aparelhos espaciais
89 Embarcações e estruturas flutuantes
90 Instrumentos de óptica, medida, controle e médico-cirúrgicos
91 Aparelhos de relojoaria e suas partes
92 Instrumentos musicais
93 Armas e munições
94 Móveis; colchões; iluminação; construções pré-fabricadas
95 Brinquedos, jogos, artigos para divertimento ou para esporte
96 Obras diversas
97 Objetos de arte, de coleção e antiguidades`;

/** Title by the first two digits of an NCM. */
export const NCM_CHAPTERS: ReadonlyMap<string, string> = new Map(
  TITLES.split('\n').map((line) => [line.slice(0, 2), line.slice(3)]),
);
