/**
 * Codes of the NCM in force on 2026-09-19, one tree: a position of 4 digits, below it subpositions of 2 more where several codes
 * share their words, below them what is left of the code. Source: Resolução Gecex 272/2021 and its changes, as Siscomex publishes it.
 */
export const NCM_ROWS = `0101 Cavalos, asininos e muares, vivos
 2100 Cavalos, Reprodutores de raça pura
 2900 Cavalos, Outros
 3000 Asininos
 9000 Outros
0102 Animais vivos da espécie bovina
 21 Bovinos domésticos, Reprodutores de raça pura
  10 Prenhes ou com cria ao pé
  90 Outros
 29 Bovinos domésticos, Outros
  11 Para reprodução Prenhes ou com cria ao pé
  19 Para reprodução Outros
  90 Outros
 31 Búfalos, Reprodutores de raça pura
  10 Prenhes ou com cria ao pé
  90 Outros
 39 Búfalos, Outros
  11 Para reprodução Prenhes ou com cria ao pé
  19 Para reprodução Outros
  90 Outros
 9000 Outros
0103 Animais vivos da espécie suína
 1000 Reprodutores de raça pura
 9100 Outros, De peso inferior a 50 kg
 9200 Outros, De peso igual ou superior a 50 kg
0104 Animais vivos das espécies ovina e caprina
 1011 Ovinos Reprodutores de raça pura Prenhes ou com cria ao pé
 1019 Ovinos Reprodutores de raça pura Outros
 1090 Ovinos Outros
 2010 Caprinos Reprodutores de raça pura
 2090 Caprinos Outros
0105 Aves da espécie Gallus domesticus, patos, gansos, perus, peruas e galinhas-d'angola (pintadas), das espécies domésticas, vivos
 11 De peso não superior a 185 g, Aves da espécie Gallus domesticus
  10 De linhas puras ou híbridas, para reprodução
  90 Outros
 1200 De peso não superior a 185 g, Peruas e perus
 1300 De peso não superior a 185 g, Patos
 1400 De peso não superior a 185 g, Gansos
 1500 De peso não superior a 185 g, Galinhas-d'angola (pintadas)
 9400 Outros, Aves da espécie Gallus domesticus
 9900 Outros, Outros
0106 Outros animais vivos
 1100 Mamíferos, Primatas
 1200 Mamíferos, Baleias, golfinhos e botos (mamíferos da ordem Cetacea); peixes-boi (manatins) e dugongos (mamíferos da ordem Sirenia); otárias e focas, leões-marinhos e morsas (mamíferos da subordem Pinnipedia)
 1300 Mamíferos, Camelos e outros camelídeos (Camelidae)
 1400 Mamíferos, Coelhos e lebres
 1900 Mamíferos, Outros
 2000 Répteis (incluindo as serpentes e as tartarugas marinhas)
 3100 Aves, Aves de rapina
 3200 Aves, Psitaciformes (incluindo os papagaios, os periquitos, as araras e as catatuas)
 33 Aves, Avestruzes; emus (Dromaius novaehollandiae)
  10 Avestruzes (Struthio camelus), para reprodução
  90 Outros
 3900 Aves, Outras
 4100 Insetos, Abelhas
 4900 Insetos, Outros
 9000 Outros
0201 Carnes de animais da espécie bovina, frescas ou refrigeradas
 1000 Carcaças e meias-carcaças
 20 Outras peças não desossadas
  10 Quartos dianteiros
  20 Quartos traseiros
  90 Outras
 3000 Desossadas
0202 Carnes de animais da espécie bovina, congeladas
 1000 Carcaças e meias-carcaças
 20 Outras peças não desossadas
  10 Quartos dianteiros
  20 Quartos traseiros
  90 Outras
 3000 Desossadas
0203 Carnes de animais da espécie suína, frescas, refrigeradas ou congeladas
 1100 Frescas ou refrigeradas, Carcaças e meias-carcaças
 1200 Frescas ou refrigeradas, Pernas, pás e respectivos pedaços, não desossados
 1900 Frescas ou refrigeradas, Outras
 2100 Congeladas, Carcaças e meias-carcaças
 2200 Congeladas, Pernas, pás e respectivos pedaços, não desossados
 2900 Congeladas, Outras
0204 Carnes de animais das espécies ovina ou caprina, frescas, refrigeradas ou congeladas
 1000 Carcaças e meias-carcaças de cordeiro, frescas ou refrigeradas
 2100 Outras carnes de animais da espécie ovina, frescas ou refrigeradas, Carcaças e meias-carcaças
 2200 Outras carnes de animais da espécie ovina, frescas ou refrigeradas, Outras peças não desossadas
 2300 Outras carnes de animais da espécie ovina, frescas ou refrigeradas, Desossadas
 3000 Carcaças e meias-carcaças de cordeiro, congeladas
 4100 Outras carnes de animais da espécie ovina, congeladas, Carcaças e meias-carcaças
 4200 Outras carnes de animais da espécie ovina, congeladas, Outras peças não desossadas
 4300 Outras carnes de animais da espécie ovina, congeladas, Desossadas
 5000 Carnes de animais da espécie caprina
0205 Carnes de animais das espécies cavalar, asinina e muar, frescas, refrigeradas ou congeladas
 0000
0206 Miudezas comestíveis de animais das espécies bovina, suína, ovina, caprina, cavalar, asinina e muar, frescas, refrigeradas ou congeladas
 1000 Da espécie bovina, frescas ou refrigeradas
 2100 Da espécie bovina, congeladas, Línguas
 2200 Da espécie bovina, congeladas, Fígados
 29 Da espécie bovina, congeladas, Outras
  10 Rabos
  90 Outros
 3000 Da espécie suína, frescas ou refrigeradas
 4100 Da espécie suína, congeladas, Fígados
 4900 Da espécie suína, congeladas, Outras
 8000 Outras, frescas ou refrigeradas
 9000 Outras, congeladas
0207 Carnes e miudezas, comestíveis, frescas, refrigeradas ou congeladas, das aves da posição 01.05
 1100 De aves da espécie Gallus domesticus, Não cortadas em pedaços, frescas ou refrigeradas
 1210 Com miudezas
 1220 Sem miudezas
 1300 De aves da espécie Gallus domesticus, Pedaços e miudezas, frescos ou refrigerados
 1411 Peitos
 1412 Coxas com sobrecoxas
 1413 Asas
 1419 Outros
 1421 Peitos, coxas e sobrecoxas, formando uma só peça
 1422 Peitos
 1423 Coxas com sobrecoxas
 1424 Carne mecanicamente separada
 1429 Outros
 1431 Fígados
 1432 Moelas
 1433 Corações
 1434 Pés e patas
 1439 Outras
 2400 De peruas e de perus, Não cortadas em pedaços, frescas ou refrigeradas
 2500 De peruas e de perus, Não cortadas em pedaços, congeladas
 2600 De peruas e de perus, Pedaços e miudezas, frescos ou refrigerados
 2700 De peruas e de perus, Pedaços e miudezas, congelados
 4100 De patos, Não cortadas em pedaços, frescas ou refrigeradas
 4200 De patos, Não cortadas em pedaços, congeladas
 4300 De patos, Fígados gordos (foies gras), frescos ou refrigerados
 4400 De patos, Outras, frescas ou refrigeradas
 4500 De patos, Outras, congeladas
 5100 De gansos, Não cortadas em pedaços, frescas ou refrigeradas
 5200 De gansos, Não cortadas em pedaços, congeladas
 5300 De gansos, Fígados gordos (foies gras), frescos ou refrigerados
 5400 De gansos, Outras, frescas ou refrigeradas
 5500 De gansos, Outras, congeladas
 6000 De galinhas-d'angola (pintadas)
0208 Outras carnes e miudezas comestíveis, frescas, refrigeradas ou congeladas
 1000 De coelhos ou lebres
 3000 De primatas
 4000 De baleias, golfinhos e botos (mamíferos da ordem Cetacea); de peixes-boi (manatins) e dugongos (mamíferos da ordem Sirenia); de otárias e focas, leões-marinhos e morsas (mamíferos da subordem Pinnipedia)
 5000 De répteis (incluindo as serpentes e as tartarugas marinhas)
 6000 De camelos e outros camelídeos (Camelidae)
 9000 Outras
0209 Toucinho sem partes magras, gorduras de porco e de aves, não fundidas nem extraídas de outro modo, frescos, refrigerados, congelados, salgados ou em salmoura, secos ou defumados (fumados)
 1011 De porco Toucinho Fresco, refrigerado ou congelado
 1019 De porco Toucinho Outros
 1021 De porco Gordura Fresca, refrigerada ou congelada
 1029 De porco Gordura Outras
 9000 Outros
0210 
 1100 Carnes da espécie suína, Pernas, pás e respectivos pedaços, não desossados
 1200 Carnes da espécie suína, Toucinhos entremeados (Barrigas (entremeadas)*) e seus pedaços
 1900 Carnes da espécie suína, Outras
 2000 Carnes da espécie bovina
 9100 Outras, incluindo as farinhas e pós, comestíveis, de carnes ou de miudezas, De primatas
 9200 Outras, incluindo as farinhas e pós, comestíveis, de carnes ou de miudezas, De baleias, golfinhos e botos (mamíferos da ordem Cetacea); de peixes-boi (manatins) e dugongos (mamíferos da ordem Sirenia); de otárias e focas, leões-marinhos e morsas (mamíferos da subordem Pinnipedia
 9300 Outras, incluindo as farinhas e pós, comestíveis, de carnes ou de miudezas, De répteis (incluindo as serpentes e as tartarugas marinhas)
 99 Outras, incluindo as farinhas e pós, comestíveis, de carnes ou de miudezas, Outras
  11 Carnes de aves da posição 01.05 De galos e de galinhas
  19 Carnes de aves da posição 01.05 Outras
  20 Carnes da espécie ovina
  30 Carnes da espécie cavalar
  40 Miudezas comestíveis
  90 Outras
0301 Peixes vivos
 11 Peixes ornamentais, De água doce
  10 Aruanã (Osteoglossum bicirrhosum)
  90 Outros
 1900 Peixes ornamentais, Outros
 91 Outros peixes vivos, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
  10 Para reprodução
  90 Outras
 92 Outros peixes vivos, Enguias (Anguilla spp.)
  10 Para reprodução
  90 Outras
 93 Outros peixes vivos, Carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.)
  10 Para reprodução
  90 Outras
 94 Outros peixes vivos, Atuns-azuis (atuns) (Thunnus thynnus, Thunnus orientalis)
  10 Para reprodução
  90 Outras
 95 Outros peixes vivos, Atum-azul do sul (atum) (Thunnus maccoyii)
  10 Para reprodução
  90 Outros
 99 Outros peixes vivos, Outros
  11 Para reprodução Tilápias (Tilapia spp., Oreochromis spp., Sarotherodon spp., Danakilia spp.; seus híbridos)
  12 Para reprodução Esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus)
  19 Para reprodução Outros
  91 Outros Tilápias (Tilapia spp., Oreochromis spp., Sarotherodon spp., Danakilia spp.; seus híbridos)
  92 Outros Esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus)
  99 Outros Outros
0302 Peixes frescos ou refrigerados, exceto os filés (filetes) de peixes e outra carne de peixes da posição 03.04
 1100 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
 1300 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Salmões-do-pacífico (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou e Oncorhynchus rhodurus)
 1400 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Salmão-do-atlântico (Salmo salar) e salmão-do-danúbio (Hucho hucho)
 1900 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
 2100 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Linguados-gigantes (Alabotes*) (Reinhardtius hippoglossoides, Hippoglossus hippoglossus, Hippoglossus stenolepis)
 2200 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Solha (Pleuronectes platessa)
 2300 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Linguados (Solea spp.)
 2400 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Pregado (Psetta maxima)
 2900 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
 3100 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Albacora-branca (atum) (Thunnus alalunga)
 3200 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Albacora-laje (atum) (Thunnus albacares)
 3300 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Bonito-listrado (Gaiado*) (Katsuwonus pelamis)
 3400 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Albacora-bandolim (atum) (Thunnus obesus)
 3500 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Atuns-azuis (atuns) (Thunnus thynnus, Thunnus orientalis)
 3600 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Atum-azul do sul (atum) (Thunnus maccoyii)
 3900 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
 4100 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Arenques (Clupea harengus, Clupea pallasii)
 42 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Anchovas (Biqueirões*) (Engraulis spp.)
  10 Anchoita (Engraulis anchoita)
  90 Outros
 4300 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (Sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus)
 4400 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Cavalinhas (Sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus)
 4500 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Carapaus (Trachurus spp.)
 4600 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Bijupirá (Cobia*) (Rachycentron canadum)
 4700 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Espadarte (Xiphias gladius)
 49 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
  10 Espadins, marlins, veleiros (Istiophoridae)
  90 Outros
 5100 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
 5200 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Hadoque (Arinca*) (Melanogrammus aeglefinus)
 5300 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Saithe (Escamudo*) (Pollachius virens)
 5400 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Merluzas (Pescadas*) e abróteas (Merluccius spp., Urophycis spp.)
 5500 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Polaca-do-alasca (Escamudo-do-alasca*) (Theragra chalcogramma)
 5600 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Verdinhos (Micromesistius poutassou, Micromesistius australis)
 5900 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99:C253, Outros
 7100 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Tilápias (Oreochromis spp.)
 72 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Bagres (Peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
  10 Bagre americano (Ictalurus punctatus)
  90 Outros
 7300 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.)
 7400 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Enguias (Anguilla spp.)
 7900 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
 8100 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Cação e outros tubarões
 8200 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Raias (Rajidae)
 83 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.) Merluza
  10 negra (Dissostichus eleginoides)
  20 antártica (Dissostichus mawsoni)
 8400 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Robalos (Dicentrarchus spp.)
 8500 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Esparídeos (Sparidae)
 89 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0302.91 a 0302.99, Outros
  10 Pargo (Lutjanus purpureus)
  21 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), esturjão (Acipenser baerii) e peixes-rei (Atherina spp.) Cherne-poveiro (Polyprion americanus)
  22 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), esturjão (Acipenser baerii) e peixes-rei (Atherina spp.) Garoupas (Acanthistius spp.)
  23 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), esturjão (Acipenser baerii) e peixes-rei (Atherina spp.) Esturjão (Acipenser baerii)
  24 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), esturjão (Acipenser baerii) e peixes-rei (Atherina spp.) Peixes-rei (Atherina spp.)
  31 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Curimatãs (Prochilodus spp.)
  32 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos)
  33 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Surubins (Pseudoplatystoma spp.)
  34 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Traíra (Hoplias malabaricus & H. cf. lacerdae)
  35 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Piaus (Leporinus spp.)
  36 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Tainhas (Mugil spp.)
  37 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Pirarucu (Arapaima gigas)
  38 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.), tainhas (Mugil spp.), pirarucu (Arapaima gigas) e pescadas (Cynoscion spp.) Pescadas (Cynoscion spp.)
  41 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Piramutaba (Brachyplatystoma vaillantii)
  42 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Dourada (Brachyplatystoma flavicans)
  43 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Pacu (Piaractus mesopotamicus)
  44 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Tambaqui (Colossoma macropomum)
  45 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Tambacu (híbrido de tambaqui e pacu)
  90 Outros
 9110 Ovas de tainhas (<i>Mugil</i> spp.)
 9190 Outros
 9200 Fígados, ovas, gônadas masculinas, barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Barbatanas de tubarão
 9900 Fígados, ovas, gônadas masculinas, barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Outros
0303 Peixes congelados, exceto os filés (filetes) de peixes e outra carne de peixes da posição 03.04
 1100 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Salmão-do-pacífico (salmão-vermelho) (Oncorhynchus nerka)
 1200 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros salmões-do-pacífico (Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou e Oncorhynchus rhodurus)
 1300 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Salmão-do-atlântico (Salmo salar) e salmão-do-danúbio (Hucho hucho)
 1400 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
 1900 Salmonídeos, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
 2300 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Tilápias (Oreochromis spp.)
 24 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Bagres (Peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
  10 Bagre americano (Ictalurus punctatus)
  90 Outros
 2500 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.)
 2600 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Enguias (Anguilla spp.)
 2900 Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de serpente (Channa spp.), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
 3100 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Linguados-gigantes (Alabotes*) (Reinhardtius hippoglossoides, Hippoglossus hippoglossus, Hippoglossus stenolepis)
 3200 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Solha (Pleuronectes platessa)
 3300 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Linguados (Solea spp.)
 3400 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Pregado (Psetta maxima)
 3900 Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
 4100 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Albacora-branca (atum) (Thunnus alalunga)
 4200 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Albacora-laje (atum) (Thunnus albacares)
 4300 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Bonito-listrado (Gaiado*) (Katsuwonus pelamis)
 4400 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Albacora-bandolim (atum) (Thunnus obesus)
 4500 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Atuns-azuis (atuns) (Thunnus thynnus, Thunnus orientalis)
 4600 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Atum-azul do sul (atum) (Thunnus maccoyii)
 4900 Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
 5100 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Arenques (Clupea harengus, Clupea pallasii)
 5300 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (Sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus)
 5400 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Cavalinhas (Sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus)
 5500 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Carapaus (Trachurus spp.)
 5600 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Bijupirá (Cobia*) (Rachycentron canadum)
 5700 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Espadarte (Xiphias gladius)
 59 Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae), exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
  10 Espadins, marlins, veleiros (Istiophoridae)
  20 Anchoita (Engraulis anchoita)
  90 Outros
 6300 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
 6400 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Hadoque (Arinca*) (Melanogrammus aeglefinus)
 6500 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Saithe (Escamudo*) (Pollachius virens)
 6600 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Merluzas (Pescadas*) e abróteas (Merluccius spp., Urophycis spp.)
 6700 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Polaca-do-alasca (Escamudo-do-alasca*) (Theragra chalcogramma)
 6800 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Verdinhos (Micromesistius poutassou, Micromesistius australis)
 69 Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
  10 Merluza rosada (Macruronus magellanicus)
  90 Outros
 81 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Cação e outros tubarões
  11 Tubarão-azul (Prionace glauca) Inteiro
  12 Tubarão-azul (Prionace glauca) Eviscerado, sem cabeça e sem barbatanas
  13 Tubarão-azul (Prionace glauca) Em pedaços, com pele
  14 Tubarão-azul (Prionace glauca) Em pedaços, sem pele
  19 Tubarão-azul (Prionace glauca) Outros
  90 Outros
 8200 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Raias (Rajidae)
 83 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.) Merluza
  11 negra (Dissostichus eleginoides) Evisceradas, sem cabeça e sem cauda
  19 negra (Dissostichus eleginoides) Outras
  21 antártica (Dissostichus mawsoni) Evisceradas, sem cabeça e sem cauda
  29 antártica (Dissostichus mawsoni) Outras
 8400 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Robalos (Dicentrarchus spp.)
 89 Outros peixes, exceto subprodutos comestíveis de peixes das subposições 0303.91 a 0303.99, Outros
  10 Corvina (Micropogonias furnieri)
  20 Pescadas (Cynoscion spp.)
  32 Pargo (Lutjanus purpureus) e peixe-sapo (Lophius gastrophysus) Pargo (Lutjanus purpureus)
  33 Pargo (Lutjanus purpureus) e peixe-sapo (Lophius gastrophysus) Peixe-sapo (Lophius gastrophysus)
  41 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Cherne-poveiro (Polyprion americanus)
  42 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Garoupas (Acanthistius spp.)
  43 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Tainhas (Mugil spp.)
  44 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus)
  45 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Peixes-rei (Atherina spp.)
  46 Cherne-poveiro (Polyprion americanus), garoupas (Acanthistius spp.), tainhas (Mugil spp.), esturjões (Acipenser baerii, Acipenser gueldenstaedtii, Acipenser persicus, Acipenser stellatus), peixes-rei (Atherina spp.) e nototenias (Patagonotothen spp.) Nototenias (Patagonotothen spp.)
  51 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Curimatãs (Prochilodus spp.)
  52 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos)
  53 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Surubins (Pseudoplatystoma spp.)
  54 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Traíra (Hoplias malabaricus & H. cf. lacerdae)
  55 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Piaus (Leporinus spp.)
  56 Curimatãs (Prochilodus spp.), tilápias (Tilapia spp., Sarotherodon spp., Danakilia spp.; seus híbridos), surubins (Pseudoplatystoma spp.), traíra (Hoplias malabaricus & H. cf. lacerdae), piaus (Leporinus spp.) e pirarucu (Arapaima gigas) Pirarucu (Arapaima gigas)
  61 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Piramutaba (Brachyplatystoma vaillantii)
  62 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Dourada (Brachyplatystoma flavicans)
  63 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Pacu (Piaractus mesopotamicus)
  64 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Tambaqui (Colossoma macropomum)
  65 Piramutaba (Brachyplatystoma vaillantii), dourada (Brachyplatystoma flavicans), pacu (Piaractus mesopotamicus), tambaqui (Colossoma macropomum) e tambacu (híbrido de tambaqui e pacu) Tambacu (híbrido de tambaqui e pacu)
  90 Outros
 9110 Ovas de tainhas (<i>Mugil</i> spp.)
 9190 Outros
 9200 Fígados, ovas, gônadas masculinas, barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Barbatanas de tubarão
 99 Fígados, ovas, gônadas masculinas, barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Outros
  10 Cabeças de Merluza negra (Dissostichus eleginoides)
  20 Cabeças de Merluza antártica (Dissostichus mawsoni)
  90 Outros
0304 Filés (filetes) de peixes e outra carne de peixes (mesmo picada), frescos, refrigerados ou congelados
 3100 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), frescos ou refrigerados, Tilápias (Oreochromis spp.)
 32 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), frescos ou refrigerados, Bagres (Peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
  10 Bagre americano (Ictalurus punctatus)
  90 Outros
 3300 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), frescos ou refrigerados, Perca-do-nilo (Lates niloticus)
 3900 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), frescos ou refrigerados, Outros
 4100 Filés (filetes) de outros peixes, frescos ou refrigerados, Salmões-do-pacífico (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou e Oncorhynchus rhodurus), salmão-do-atlântico (Salmo salar) e salmão-do-danúbio (Hucho hucho)
 4200 Filés (filetes) de outros peixes, frescos ou refrigerados, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
 4300 Filés (filetes) de outros peixes, frescos ou refrigerados, Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae)
 4400 Filés (filetes) de outros peixes, frescos ou refrigerados, Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae
 4500 Filés (filetes) de outros peixes, frescos ou refrigerados, Espadarte (Xiphias gladius)
 4600 Filés (filetes) de outros peixes, frescos ou refrigerados, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.)
 4700 Filés (filetes) de outros peixes, frescos ou refrigerados, Cação e outros tubarões
 4800 Filés (filetes) de outros peixes, frescos ou refrigerados, Raias (Rajidae)
 49 Filés (filetes) de outros peixes, frescos ou refrigerados, Outros
  10 Cherne-poveiro (Polyprion americanus)
  20 Garoupas (Acanthistius spp.)
  90 Outros
 5100 Outros, frescos ou refrigerados, Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 5200 Outros, frescos ou refrigerados, Salmonídeos
 5300 Outros, frescos ou refrigerados, Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae
 5400 Outros, frescos ou refrigerados, Espadarte (Xiphias gladius)
 5500 Outros, frescos ou refrigerados, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.)
 5600 Outros, frescos ou refrigerados, Cação e outros tubarões
 5700 Outros, frescos ou refrigerados, Raias (Rajidae)
 5900 Outros, frescos ou refrigerados, Outros
 6100 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), congelados, Tilápias (Oreochromis spp.)
 62 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), congelados, Bagres (Peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
  10 Bagre americano (Ictalurus punctatus)
  90 Outros
 6300 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), congelados, Perca-do-nilo (Lates niloticus)
 6900 Filés (filetes) de tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça-de-serpente (Channa spp.), congelados, Outros
 7100 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
 7200 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Hadoque (Arinca*) (Melanogrammus aeglefinus)
 7300 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Saithe (Escamudo*) (Pollachius virens)
 7400 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Merluzas (Pescadas*) e abróteas (Merluccius spp., Urophycis spp.)
 7500 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Polaca-do-alasca (Escamudo-do-alasca*) (Theragra chalcogramma)
 7900 Filés (filetes) de peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, congelados, Outros
 8100 Filés (filetes) de outros peixes, congelados, Salmões-do-pacífico (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou e Oncorhynchus rhodurus), salmão-do-atlântico (Salmo salar) e salmão-do-danúbio (Hucho hucho)
 8200 Filés (filetes) de outros peixes, congelados, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
 8300 Filés (filetes) de outros peixes, congelados, Peixes chatos (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae e Citharidae)
 8400 Filés (filetes) de outros peixes, congelados, Espadarte (Xiphias gladius)
 85 Filés (filetes) de outros peixes, congelados, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.) Merluza
  10 negra (Dissostichus eleginoides)
  20 antártica (Dissostichus mawsoni)
 8600 Filés (filetes) de outros peixes, congelados, Arenques (Clupea harengus, Clupea pallasii)
 8700 Filés (filetes) de outros peixes, congelados, Atuns (do gênero Thunnus), bonito-listrado (gaiado*) (Katsuwonus pelamis)
 88 Filés (filetes) de outros peixes, congelados, Cação e outros tubarões, raias (Rajidae)
  10 Tubarão-azul (Prionace glauca)
  90 Outros
 89 Filés (filetes) de outros peixes, congelados, Outros
  10 Pargo (Lutjanus purpureus)
  20 Cherne-poveiro (Polyprion americanus)
  30 Garoupas (Acanthistius spp.)
  90 Outros
 9100 Outros, congelados, Espadarte (Xiphias gladius)
 92 Outros, congelados, Merluza negra e merluza antártica (Marlongas*) (Dissostichus spp.) Merluza
  11 negra (Dissostichus eleginoides) Bochechas (cheeks)
  12 negra (Dissostichus eleginoides) Colares (collars)
  19 negra (Dissostichus eleginoides) Outros
  21 antártica (Dissostichus mawsoni) Bochechas (cheeks)
  22 antártica (Dissostichus mawsoni) Colares (collars)
  29 antártica (Dissostichus mawsoni) Outros
 9300 Outros, congelados, Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 9400 Outros, congelados, Polaca-do-alasca (Escamudo-do-alasca*) (Theragra chalcogramma)
 9500 Outros, congelados, Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto a polaca-do-alasca (escamudo-do-alasca*) (Theragra chalcogramma)
 9600 Outros, congelados, Cação e outros tubarões
 9700 Outros, congelados, Raias (Rajidae)
 9900 Outros, congelados, Outros
0305 Peixes secos, salgados ou em salmoura; peixes defumados (fumados), mesmo cozidos antes ou durante a defumação
 2010 Ovas de tainhas (<i>Mugil</i> spp.)
 2090 Outros
 3100 Filés (filetes) de peixes, secos, salgados ou em salmoura, mas não defumados (fumados), Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 32 Filés (filetes) de peixes, secos, salgados ou em salmoura, mas não defumados (fumados), Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae
  10 Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
  20 Saithe (Pollachius virens)
  30 Ling (Molva molva) e zarbo (Brosme brosme)
  90 Outros
 3900 Filés (filetes) de peixes, secos, salgados ou em salmoura, mas não defumados (fumados), Outros
 4100 Peixes defumados (fumados), mesmo em filés (filetes), exceto subprodutos comestíveis de peixes, Salmões-do-pacífico (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou e Oncorhynchus rhodurus), salmão-do-atlântico (Salmo salar) e salmão-do-danúbio (Hucho hucho)
 4200 Peixes defumados (fumados), mesmo em filés (filetes), exceto subprodutos comestíveis de peixes, Arenques (Clupea harengus, Clupea pallasii)
 4300 Peixes defumados (fumados), mesmo em filés (filetes), exceto subprodutos comestíveis de peixes, Trutas (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache e Oncorhynchus chrysogaster)
 4400 Peixes defumados (fumados), mesmo em filés (filetes), exceto subprodutos comestíveis de peixes, Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 49 Peixes defumados (fumados), mesmo em filés (filetes), exceto subprodutos comestíveis de peixes, Outros
  10 Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
  20 Saithe (Pollachius virens), ling (Molva molva) e zarbo (Brosme brosme)
  90 Outros
 5100 Peixes secos, exceto subprodutos comestíveis de peixes, mesmo salgados, mas não defumados (fumados), Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
 5200 Peixes secos, exceto subprodutos comestíveis de peixes, mesmo salgados, mas não defumados (fumados), Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 53 Peixes secos, exceto subprodutos comestíveis de peixes, mesmo salgados, mas não defumados (fumados), Peixes das famílias Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae e Muraenolepididae, exceto bacalhau (Gadus morhua, Gadus ogac, Gadus macrocephalus)
  10 Bacalhau polar (Boreogadus saida), saithe (Pollachius virens), ling (Molva molva), ling azul (Molva dypterygia), zarbo (Brosme brosme), abrotea-do-alto (Urophycis blennoides) e hadoque (Melanogrammus aeglefinus)
  90 Outros
 5400 Peixes secos, exceto subprodutos comestíveis de peixes, mesmo salgados, mas não defumados (fumados), Arenques (Clupea harengus, Clupea pallasii), anchovas (biqueirões*) (Engraulis spp.), sardinhas (Sardina pilchardus, Sardinops spp., Sardinella spp.) (sardinha (Sardina pilchardus) e sardinelas (Sardinops spp., Sardinella spp.)*), anchoveta (espadilha*) (Sprattus sprattus), cavalinhas (sardas e cavalas*) (Scomber scombrus, Scomber australasicus, Scomber japonicus), cavalas-do-índico (Rastrelliger spp.), serras (Scomberomorus spp.), carapaus (Trachurus spp.), xaréus (Caranx spp.), bijupirá (cobia*) (Rachycentron canadum), pampos-prateado (Pampus spp.), agulhão-do-japão (Cololabis saira), charros (Decapterus spp.), capelim (Mallotus villosus), espadarte (Xiphias gladius), merma-oriental (Euthynnus affinis), bonitos (Sarda spp.), espadins, marlins, veleiros (Istiophoridae)
 5900 Peixes secos, exceto subprodutos comestíveis de peixes, mesmo salgados, mas não defumados (fumados), Outros
 6100 Peixes salgados, não secos nem defumados (fumados) e peixes em salmoura, exceto subprodutos comestíveis de peixes, Arenques (Clupea harengus, Clupea pallasii)
 6200 Peixes salgados, não secos nem defumados (fumados) e peixes em salmoura, exceto subprodutos comestíveis de peixes, Bacalhau-do-atlântico (Gadus morhua), bacalhau-da-groelândia (Gadus ogac) e bacalhau-do-pacífico (Gadus macrocephalus)
 6300 Peixes salgados, não secos nem defumados (fumados) e peixes em salmoura, exceto subprodutos comestíveis de peixes, Anchovas (Biqueirões*) (Engraulis spp.)
 6400 Peixes salgados, não secos nem defumados (fumados) e peixes em salmoura, exceto subprodutos comestíveis de peixes, Tilápias (Oreochromis spp.), bagres (peixes-gato*) (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), carpas (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.), enguias (Anguilla spp.), perca-do-nilo (Lates niloticus) e peixes cabeça de-serpente (Channa spp.)
 69 Peixes salgados, não secos nem defumados (fumados) e peixes em salmoura, exceto subprodutos comestíveis de peixes, Outros
  10 Saithe (Pollachius virens), ling (Molva molva) e zarbo (Brosme brosme)
  90 Outros
 7100 Barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Barbatanas de tubarão
 7200 Barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Cabeças, caudas e bexigas-natatórias, de peixes
 7900 Barbatanas, cabeças, caudas, bexigas-natatórias e outros subprodutos comestíveis de peixes, Outros
0306 Crustáceos, mesmo com casca, vivos, frescos, refrigerados, congelados, secos, salgados ou em salmoura; crustáceos, mesmo com casca, defumados (fumados), mesmo cozidos antes ou durante a defumação; crustáceos com casca, cozidos em água ou vapor, mesmo refrigerados, congelados, secos, salgados ou em salmoura
 11 Congelados, Lagostas (Palinurus spp., Panulirus spp., Jasus spp.)
  10 Inteiras
  90 Outras
 1200 Congelados, Lavagantes (Homarus spp.)
 1400 Congelados, Caranguejos
 1500 Congelados, Lagosta norueguesa (Lagostim*) (Nephrops norvegicus)
 16 Congelados, Camarões de água fria (Pandalus spp., Crangon crangon)
  10 Inteiros
  90 Outros
 17 Congelados, Outros camarões
  10 Inteiros
  90 Outros
 19 Congelados, Outros
  10 Krill (Euphausia superba)
  90 Outros
 3100 Vivos, frescos ou refrigerados, Lagostas (Palinurus spp., Panulirus spp., Jasus spp.)
 3200 Vivos, frescos ou refrigerados, Lavagantes (Homarus spp.)
 3300 Vivos, frescos ou refrigerados, Caranguejos
 3400 Vivos, frescos ou refrigerados, Lagosta norueguesa (Lagostim*) (Nephrops norvegicus)
 3500 Vivos, frescos ou refrigerados, Camarões de água fria (Pandalus spp., Crangon crangon)
 3600 Vivos, frescos ou refrigerados, Outros camarões
 39 Vivos, frescos ou refrigerados, Outros
  10 Lagosta de água doce (Cherax quadricarinatus)
  90 Outros
 9100 Outros, Lagostas (Palinurus spp., Panulirus spp., Jasus spp.)
 9200 Outros, Lavagantes (Homarus spp.)
 9300 Outros, Caranguejos
 9400 Outros, Lagosta norueguesa (Lagostim*) (Nephrops norvegicus)
 9500 Outros, Camarões
 99 Outros, Outros
  10 Lagosta de água doce (Cherax quadricarinatus)
  90 Outros
0307 Moluscos, mesmo com concha, vivos, frescos, refrigerados, congelados, secos, salgados ou em salmoura; moluscos, mesmo com concha, defumados (fumados), mesmo cozidos antes ou durante a defumação
 1100 Ostras, Vivas, frescas ou refrigeradas
 1200 Ostras, Congeladas
 1900 Ostras, Outras
 2100 Vieiras e outros moluscos da família Pectinidae, Vivos, frescos ou refrigerados
 2200 Vieiras e outros moluscos da família Pectinidae, Congelados
 2900 Vieiras e outros moluscos da família Pectinidae, Outros
 3100 Mexilhões (Mytilus spp., Perna spp.), Vivos, frescos ou refrigerados
 3200 Mexilhões (Mytilus spp., Perna spp.), Congelados
 3900 Mexilhões (Mytilus spp., Perna spp.), Outros
 4200 Sépias (Chocos*) (Chocos e chopos*); lulas (potas e lulas*), Vivas, frescas ou refrigeradas
 43 Sépias (Chocos*) (Chocos e chopos*); lulas (potas e lulas*), Congeladas
  10 Lulas
  20 Sépias
 4900 Sépias (Chocos*) (Chocos e chopos*); lulas (potas e lulas*), Outras
 5100 Polvos (Octopus spp.), Vivos, frescos ou refrigerados
 5200 Polvos (Octopus spp.), Congelados
 5900 Polvos (Octopus spp.), Outros
 6000 Caracóis, exceto os do mar
 7100 Amêijoas, berbigões e arcas (famílias Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae e Veneridae), Vivos, frescos ou refrigerados
 7200 Amêijoas, berbigões e arcas (famílias Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae e Veneridae), Congelados
 7900 Amêijoas, berbigões e arcas (famílias Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae e Veneridae), Outros
 8100 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Abalones (Orelhas-do-mar*) (Haliotis spp.) vivos, frescos ou refrigerados
 8200 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Estrombos (Strombus spp.) vivos, frescos ou refrigerados
 8300 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Abalones (Orelhas-do-mar*) (Haliotis spp.) congelados
 8400 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Estrombos (Strombus spp.) congelados
 8700 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Outros abalones (orelhas-do-mar*) (Haliotis spp.)
 8800 Abalones (Orelhas-do-mar*) (Haliotis spp.) e estrombos (Strombus spp.), Outros estrombos (Strombus spp.)
 9100 Outros, Vivos, frescos ou refrigerados
 9200 Outros, Congelados
 9900 Outros, Outros
0308 Invertebrados aquáticos, exceto crustáceos e moluscos, vivos, frescos, refrigerados, congelados, secos, salgados ou em salmoura; invertebrados aquáticos, exceto crustáceos e moluscos, defumados (fumados), mesmo cozidos antes ou durante a defumação
 1100 Pepinos-do-mar (Stichopus japonicus, Holothuroidea), Vivos, frescos ou refrigerados
 1200 Pepinos-do-mar (Stichopus japonicus, Holothuroidea), Congelados
 1900 Pepinos-do-mar (Stichopus japonicus, Holothuroidea), Outros
 2100 Ouriços-do-mar (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), Vivos, frescos ou refrigerados
 2200 Ouriços-do-mar (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), Congelados
 2900 Ouriços-do-mar (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), Outros
 3000 Medusas (águas-vivas) (Rhopilema spp.)
 9000 Outros
0309 Farinhas, pós e pellets, de peixe, crustáceos, moluscos e de outros invertebrados aquáticos, próprios para alimentação humana
 1000 De peixe
 9000 Outros
0401 Leite e creme de leite (nata), não concentrados nem adicionados de açúcar ou de outros edulcorantes
 10 Com um teor, em peso, de matérias gordas, não superior a 1 %
  10 Leite UHT (Ultra High Temperature)
  90 Outros
 20 Com um teor, em peso, de matérias gordas, superior a 1 %, mas não superior a 6 %
  10 Leite UHT (Ultra High Temperature)
  90 Outros
 40 Com um teor, em peso, de matérias gordas, superior a 6 %, mas não superior a 10 %
  10 Leite
  21 Creme de leite (nata) UHT (Ultra High Temperature)
  29 Creme de leite (nata) Outros
 50 Com um teor, em peso, de matérias gordas, superior a 10 %
  10 Leite
  21 Creme de leite (nata) UHT (Ultra High Temperature)
  29 Creme de leite (nata) Outros
0402 Leite e creme de leite (nata), concentrados ou adicionados de açúcar ou de outros edulcorantes
 10 Em pó, grânulos ou outras formas sólidas, com um teor, em peso, de matérias gordas, não superior a 1,5 %
  10 Com um teor de arsênio, chumbo ou cobre, considerados isoladamente, inferior a 5 ppm
  90 Outros
 21 Em pó, grânulos ou outras formas sólidas, com um teor, em peso, de matérias gordas, superior a 1,5 %, Sem adição de açúcar ou de outros edulcorantes
  10 Leite integral
  20 Leite parcialmente desnatado
  30 Creme de leite (nata)
 29 Em pó, grânulos ou outras formas sólidas, com um teor, em peso, de matérias gordas, superior a 1,5 %, Outros
  10 Leite integral
  20 Leite parcialmente desnatado
  30 Creme de leite (nata)
 9100 Outros, Sem adição de açúcar ou de outros edulcorantes
 9900 Outros, Outros
0403 Iogurte; leitelho, leite e creme de leite (nata) coalhados, quefir e outros leites e cremes de leite (natas) fermentados ou acidificados, mesmo concentrados ou adicionados de açúcar ou de outros edulcorantes, ou aromatizados ou adicionados de fruta ou de cacau
 2000 Iogurte
 9000 Outros
0404 Soro de leite, mesmo concentrado ou adicionado de açúcar ou de outros edulcorantes; produtos constituídos por componentes naturais do leite, mesmo adicionados de açúcar ou de outros edulcorantes, não especificados nem compreendidos noutras posições
 1000 Soro de leite, modificado ou não, mesmo concentrado ou adicionado de açúcar ou de outros edulcorantes
 9000 Outros
0405 Manteiga e outras matérias gordas provenientes do leite; pasta de espalhar (barrar) de produtos provenientes do leite
 1000 Manteiga
 2000 Pasta de espalhar (barrar) de produtos provenientes do leite
 9010 Outras Óleo butírico de manteiga (butter oil)
 9090 Outras Outras
0406 Queijos e requeijão
 10 Queijos frescos (não curados), incluindo o queijo de soro de leite, e o requeijão
  10 Mozarela
  90 Outros
 2000 Queijos ralados ou em pó, de qualquer tipo
 3000 Queijos fundidos, exceto ralados ou em pó
 4000 Queijos de pasta mofada (azul) e outros queijos que apresentem veios obtidos utilizando Penicillium roqueforti
 90 Outros queijos
  10 Com um teor de umidade inferior a 36,0 %, em peso (massa dura)
  20 Com um teor de umidade igual ou superior a 36,0 % e inferior a 46,0 %, em peso (massa semidura)
  30 Com um teor de umidade igual ou superior a 46,0 % e inferior a 55,0 %, em peso (massa macia)
  90 Outros
0407 Ovos de aves, com casca, frescos, conservados ou cozidos
 1100 Ovos fertilizados destinados à incubação, De aves da espécie Gallus domesticus
 1900 Ovos fertilizados destinados à incubação, Outros
 2100 Outros ovos frescos, De aves da espécie Gallus domesticus
 2900 Outros ovos frescos, Outros
 9000 Outros
0408 Ovos de aves, sem casca, e gemas de ovos, frescos, secos, cozidos em água ou vapor, moldados, congelados ou conservados de outro modo, mesmo adicionados de açúcar ou de outros edulcorantes
 1100 Gemas de ovos, Secas
 1900 Gemas de ovos, Outras
 9100 Outros, Secos
 9900 Outros, Outros
0409 Mel natural
 0000
0410 
 1000 Insetos
 9000 Outros
0501 Cabelo em bruto, mesmo lavado ou desengordurado; desperdícios de cabelo
 0000
0502 Cerdas de porco ou de javali; pelos de texugo e outros pelos para escovas, pincéis e artigos semelhantes; desperdícios destas cerdas e pelos
 10 Cerdas de porco ou de javali e seus desperdícios
  11 Cerdas de porco Lavadas, alvejadas ou desengorduradas, mesmo tintas
  19 Cerdas de porco Outras
  90 Outros
 9010 Outros Pelos
 9020 Outros Desperdícios
0504 Tripas, bexigas e estômagos, de animais, inteiros ou em pedaços, exceto de peixes, frescos, refrigerados, congelados, salgados ou em salmoura, secos ou defumados (fumados)
 0011 Tripas De bovinos
 0012 Tripas De ovinos
 0013 Tripas De suínos
 0019 Tripas Outras
 0090 Outros
0505 Peles e outras partes de aves, com as suas penas ou penugem, penas e partes de penas (mesmo aparadas), penugem, em bruto ou simplesmente limpas, desinfetadas ou preparadas tendo em vista a sua conservação; pós e desperdícios de penas ou de partes de penas
 1000 Penas do tipo utilizado para enchimento ou estofamento; penugem
 9000 Outros
0506 Ossos e núcleos córneos, em bruto, desengordurados ou simplesmente preparados (mas não cortados em forma determinada), acidulados ou degelatinados; pós e desperdícios destas matérias
 1000 Osseína e ossos acidulados
 9000 Outros
0507 Marfim, carapaças de tartaruga, barbas, incluindo as franjas, de baleia ou de outros mamíferos marinhos, chifres, galhadas, cascos, unhas, garras e bicos, em bruto ou simplesmente preparados, mas não cortados em forma determinada; pós e desperdícios destas matérias
 1000 Marfim; pó e desperdícios de marfim
 9000 Outros
0508 Coral e matérias semelhantes, em bruto ou simplesmente preparados, mas não trabalhados de outro modo; conchas e carapaças de moluscos, crustáceos ou de equinodermes e ossos de sépias (chocos*) (chocos e chopos*), em bruto ou simplesmente preparados, mas não cortados em forma determinada, seus pós e desperdícios
 0000
0510 Âmbar-cinzento, castóreo, algália e almíscar; cantáridas; bílis, mesmo seca; glândulas e outras substâncias de origem animal utilizadas na preparação de produtos farmacêuticos, frescas, refrigeradas, congeladas ou provisoriamente conservadas de outro modo
 0010 Pâncreas de bovino
 0090 Outros
0511 Produtos de origem animal, não especificados nem compreendidos noutras posições; animais mortos dos Capítulos 1 ou 3, impróprios para alimentação humana
 1000 Sêmen de bovino
 91 Outros, Produtos de peixes ou crustáceos, moluscos ou de outros invertebrados aquáticos; animais mortos do Capítulo 3
  10 Ovas de peixe fecundadas, para reprodução
  90 Outros
 99 Outros, Outros
  10 Embriões de animais
  20 Sêmen animal
  30 Ovos de bicho-da-seda
  91 Outros Crinas e seus desperdícios, mesmo em mantas, mesmo com suporte
  99 Outros Outros
0601 Bulbos, tubérculos, raízes tuberosas, cormos, coroas e rizomas, em repouso vegetativo, em vegetação ou em flor; mudas, plantas e raízes de chicória, exceto as raízes da posição 12.12
 1000 Bulbos, tubérculos, raízes tuberosas, cormos, coroas e rizomas, em repouso vegetativo
 2000 Bulbos, tubérculos, raízes tuberosas, cormos, coroas e rizomas, em vegetação ou em flor; mudas, plantas e raízes de chicória
0602 Outras plantas vivas (incluindo as suas raízes), estacas e enxertos; micélios de cogumelos
 1000 Estacas não enraizadas e enxertos
 2000 Árvores, arbustos e silvados, de fruta, enxertados ou não
 3000 Rododendros e azaleias, enxertados ou não
 4000 Roseiras, enxertadas ou não
 9010 Outros Micélios de cogumelos
 9021 Outros Mudas de plantas ornamentais De orquídea
 9029 Outros Mudas de plantas ornamentais Outras
 9081 Outros Outras mudas De cana-de-açúcar
 9082 Outros Outras mudas De videira
 9083 Outros Outras mudas De café
 9089 Outros Outras mudas Outras
 9090 Outros Outras
0603 Flores e botões de flores, cortados, para buquês (ramos*) ou para ornamentação, frescos, secos, branqueados, tingidos, impregnados ou preparados de outro modo
 1100 Frescos, Rosas
 1200 Frescos, Cravos
 1300 Frescos, Orquídeas
 1400 Frescos, Crisântemos
 1500 Frescos, Lírios (Lilium spp.)
 1900 Frescos, Outros
 9000 Outros
0604 Folhagem, folhas, ramos e outras partes de plantas, sem flores nem botões de flores, e ervas, musgos e líquenes, para buquês (ramos de flores*) ou para ornamentação, frescos, secos, branqueados, tingidos, impregnados ou preparados de outro modo
 2000 Frescos
 9000 Outros
0701 Batatas, frescas ou refrigeradas
 1000 Batata-semente
 9000 Outras
0702 Tomates, frescos ou refrigerados
 0000
0703 Cebolas, chalotas, alhos, alhos-porros e outros produtos hortícolas aliáceos, frescos ou refrigerados
 10 Cebolas e chalotas
  11 Cebolas Para semeadura (sementeira)
  19 Cebolas Outras
  21 Chalotas Para semeadura (sementeira)
  29 Chalotas Outras
 2010 Alhos Para semeadura (sementeira)
 2090 Alhos Outros
 90 Alhos-porros e outros produtos hortícolas aliáceos
  10 Para semeadura (sementeira)
  90 Outros
0704 Couves, couve-flor, repolho ou couve frisada, couve-rábano e produtos comestíveis semelhantes do gênero Brassica, frescos ou refrigerados
 1000 Couve-flor e brócolis
 2000 Couve-de-bruxelas
 9000 Outros
0705 Alface (Lactuca sativa) e chicórias (Cichorium spp.), frescas ou refrigeradas
 1100 Alface, Repolhuda
 1900 Alface, Outra
 2100 Chicórias, Endívia (Cichorium intybus var. foliosum)
 2900 Chicórias, Outras
0706 Cenouras, nabos, beterrabas para salada, cercefi, aipo-rábano, rabanetes e raízes comestíveis semelhantes, frescos ou refrigerados
 1000 Cenouras e nabos
 9000 Outros
0707 Pepinos e pepininhos (cornichons), frescos ou refrigerados
 0000
0708 Legumes de vagem, mesmo com vagem, frescos ou refrigerados
 1000 Ervilhas (Pisum sativum)
 2000 Feijões (Vigna spp., Phaseolus spp.)
 9000 Outros legumes de vagem
0709 Outros produtos hortícolas, frescos ou refrigerados
 2000 Aspargos
 3000 Berinjelas
 4000 Aipo, exceto aipo-rábano
 5100 Cogumelos e trufas, Cogumelos do gênero Agaricus
 5200 Cogumelos e trufas, Cogumelos do gênero Boletus
 5300 Cogumelos e trufas, Cogumelos do gênero Cantharellus
 5400 Cogumelos e trufas, Shitake (Lentinus edodes)
 5500 Cogumelos e trufas, Matsutake (Tricholoma matsutake, Tricholoma magnivelare, Tricholoma anatolicum, Tricholoma dulciolens, Tricholoma caligatum)
 5600 Cogumelos e trufas, Trufas (Tuber spp.)
 5900 Cogumelos e trufas, Outros
 6000 Pimentões (pimentos) e pimentas do gênero Capsicum ou do gênero Pimenta
 7000 Espinafres, espinafres-da-nova-zelândia e espinafres gigantes
 9100 Outros, Alcachofras
 9200 Outros, Azeitonas
 9300 Outros, Abóboras, abobrinhas (curgetes*) e cabaças (Cucurbita spp.)
 99 Outros, Outros
  11 Milho doce Para semeadura (sementeira)
  19 Milho doce Outros
  90 Outros
0710 
 1000 Batatas
 2100 Legumes de vagem, mesmo com vagem, Ervilhas (Pisum sativum)
 2200 Legumes de vagem, mesmo com vagem, Feijões (Vigna spp., Phaseolus spp.)
 2900 Legumes de vagem, mesmo com vagem, Outros
 3000 Espinafres, espinafres-da-nova-zelândia e espinafres gigantes
 4000 Milho doce
 8000 Outros produtos hortícolas
 9000 Misturas de produtos hortícolas
0711 Produtos hortícolas conservados transitoriamente, mas impróprios para alimentação nesse estado
 2010 Azeitonas Com água salgada
 2020 Azeitonas Com água sulfurada ou adicionada de outras substâncias
 2090 Azeitonas Outras
 4000 Pepinos e pepininhos (cornichons)
 5100 Cogumelos e trufas, Cogumelos do gênero Agaricus
 5900 Cogumelos e trufas, Outros
 9000 Outros produtos hortícolas; misturas de produtos hortícolas
0712 Produtos hortícolas secos, mesmo cortados em pedaços ou fatias, ou ainda triturados ou em pó, mas sem qualquer outro preparo
 2000 Cebolas
 3100 Cogumelos, orelhas-de-judas (Auricularia spp.), tremelas (Tremella spp.) e trufas, Cogumelos do gênero Agaricus
 3200 Cogumelos, orelhas-de-judas (Auricularia spp.), tremelas (Tremella spp.) e trufas, Orelhas-de-judas (Auricularia spp.)
 3300 Cogumelos, orelhas-de-judas (Auricularia spp.), tremelas (Tremella spp.) e trufas, Tremelas (Tremella spp.)
 3400 Cogumelos, orelhas-de-judas (Auricularia spp.), tremelas (Tremella spp.) e trufas, Shitake (Lentinus edodes)
 3900 Cogumelos, orelhas-de-judas (Auricularia spp.), tremelas (Tremella spp.) e trufas, Outros
 9020 Alho
 9090 Outros produtos hortícolas; misturas de produtos hortícolas Outros
0713 Legumes de vagem, secos, em grão, mesmo pelados ou partidos
 10 Ervilhas (Pisum sativum)
  10 Para semeadura (sementeira)
  90 Outras
 20 Grão-de-bico
  10 Para semeadura (sementeira)
  90 Outros
 31 Feijões (Vigna spp., Phaseolus spp.), Feijões das espécies Vigna mungo (L.) Hepper ou Vigna radiata (L.) Wilczek
  10 Para semeadura (sementeira)
  90 Outros
 32 Feijões (Vigna spp., Phaseolus spp.), Feijão-adzuki (Phaseolus ou Vigna angularis)
  10 Para semeadura (sementeira)
  90 Outros
 33 Feijões (Vigna spp., Phaseolus spp.), Feijão comum (Phaseolus vulgaris)
  11 Preto Para semeadura (sementeira)
  19 Preto Outros
  21 Branco Para semeadura (sementeira)
  29 Branco Outros
  91 Outros Para semeadura (sementeira)
  99 Outros Outros
 34 Feijões (Vigna spp., Phaseolus spp.), Feijão-bambara (Vigna subterranea ou Voandzeia subterranea)
  10 Para semeadura (sementeira)
  90 Outros
 35 Feijões (Vigna spp., Phaseolus spp.), Feijão-fradinho (Vigna unguiculata)
  10 Para semeadura (sementeira)
  90 Outros
 39 Feijões (Vigna spp., Phaseolus spp.), Outros
  10 Para semeadura (sementeira)
  90 Outros
 4010 Lentilhas Para semeadura (sementeira)
 4090 Lentilhas Outras
 50 Favas (Vicia faba var. major) e fava forrageira (Vicia faba var. equina, Vicia faba var. minor)
  10 Para semeadura (sementeira)
  90 Outras
 60 Feijão-guando (ervilha-de-angola) (Cajanus cajan)
  10 Para semeadura (sementeira)
  90 Outros
 9010 Outros Para semeadura (sementeira)
 9090 Outros Outros
0714 Raízes de mandioca, de araruta e de salepo, tupinambos, batatas-doces e raízes ou tubérculos semelhantes, com elevado teor de fécula ou de inulina, frescos, refrigerados, congelados ou secos, mesmo cortados em pedaços ou em pellets; medula de sagueiro
 1000 Raízes de mandioca
 2000 Batatas-doces
 3000 Inhames (Dioscorea spp.)
 4000 Taros (inhames-brancos) (Colocasia spp.)
 5000 Mangaritos (Orelhas-de-elefante*) (Xanthosoma spp.)
 9000 Outros
0801 Cocos, castanha-do-brasil (castanha-do-pará) e castanha-de-caju, frescos ou secos, mesmo com casca ou pelados
 1100 Cocos, Dessecados
 1200 Cocos, Na casca interna (endocarpo)
 1900 Cocos, Outros
 2100 Castanha-do-brasil (castanha-do-pará), Com casca
 2200 Castanha-do-brasil (castanha-do-pará), Sem casca
 3100 Castanha-de-caju, Com casca
 3200 Castanha-de-caju, Sem casca
0802 Outra fruta de casca rija, fresca ou seca, mesmo com casca ou pelada
 1100 Amêndoas, Com casca
 1200 Amêndoas, Sem casca
 2100 Avelãs (Corylus spp.), Com casca
 2200 Avelãs (Corylus spp.), Sem casca
 3100 Nozes, Com casca
 3200 Nozes, Sem casca
 4100 Castanhas (Castanea spp.), Com casca
 4200 Castanhas (Castanea spp.), Sem casca
 5100 Pistácios, Com casca
 5200 Pistácios, Sem casca
 6100 Nozes-macadâmia, Com casca
 6200 Nozes-macadâmia, Sem casca
 7000 Nozes-de-cola (Cola spp.)
 8000 Nozes-de-areca (nozes de bétele)
 9100 Outra, Pinhões, com casca
 9200 Outra, Pinhões, sem casca
 9900 Outra, Outra
0803 Bananas, incluindo as bananas-da-terra (bananas-pão*) (plátanos*), frescas ou secas
 1000 Bananas-da-terra (Bananas-pão*) (Plátanos*)
 9000 Outras
0804 Tâmaras, figos, abacaxis (ananases), abacates, goiabas, mangas e mangostões, frescos ou secos
 1010 Tâmaras Frescas
 1020 Tâmaras Secas
 2010 Figos Frescos
 2020 Figos Secos
 3000 Abacaxis (ananases)
 4000 Abacates
 50 Goiabas, mangas e mangostões
  10 Goiabas
  20 Mangas
  30 Mangostões
0805 Citros (citrinos), frescos ou secos
 1000 Laranjas
 2100 Mandarinas (incluindo as tangerinas e as satsumas); clementinas, wilkings e citros (citrinos) híbridos semelhantes, Mandarinas (incluindo as tangerinas e as satsumas)
 2200 Mandarinas (incluindo as tangerinas e as satsumas); clementinas, wilkings e citros (citrinos) híbridos semelhantes, Clementinas
 2900 Mandarinas (incluindo as tangerinas e as satsumas); clementinas, wilkings e citros (citrinos) híbridos semelhantes, Outros
 4000 Toranjas e pomelos
 5000 Limões (Citrus limon, Citrus limonum) e limas (Citrus aurantifolia, Citrus latifolia)
 9000 Outros
0806 Uvas frescas ou secas (passas)
 1000 Frescas
 2000 Secas (passas)
0807 Melões, melancias e mamões (papaias), frescos
 1100 Melões e melancias, Melancias
 1900 Melões e melancias, Outros
 2000 Mamões (papaias)
0808 Maçãs, peras e marmelos, frescos
 1000 Maçãs
 3000 Peras
 4000 Marmelos
0809 Damascos, cerejas, pêssegos (incluindo as nectarinas), ameixas e abrunhos, frescos
 1000 Damascos
 2100 Cerejas, Ginjas (Prunus cerasus)
 2900 Cerejas, Outras
 30 Pêssegos, incluindo as nectarinas
  10 Pêssegos, excluindo as nectarinas
  20 Nectarinas
 4000 Ameixas e abrunhos
0810 
 1000 Morangos
 2000 Framboesas, amoras, incluindo as silvestres, e amoras-framboesas
 3000 Groselhas, incluindo o cassis
 4000 Airelas, mirtilos e outra fruta do gênero Vaccinium
 5000 Kiwis (quivis)
 6000 Duriões (duriangos)
 7000 Caquis (dióspiros)
 9011 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Carambolas (Averrhoa carambola)
 9012 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Anonas e outras frutas do gênero Annona
 9013 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Jacas (Artocarpus heterophyllus)
 9014 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Lechias (Litchi chinensis)
 9015 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Maracujás (Passiflora edulis)
 9016 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Pitaias (Hylocereus spp., Selenicereus undatus)
 9017 Outra Carambolas (Averrhoa carambola), anonas e outras frutas do gênero Annona, jacas (Artocarpus heterophyllus), lichias (Litchi chinensis), maracujás (Passiflora edulis), pitaias (Hylocereus spp., Selenicereus undatus) e tamarindos (Tamarindus indica) Tamarindos (Tamarindus indica)
 9090 Outra Outra
0811 Fruta, não cozida ou cozida em água ou vapor, congelada, mesmo adicionada de açúcar ou de outros edulcorantes
 1000 Morangos
 2000 Framboesas, amoras, incluindo as silvestres, amoras-framboesas e groselhas
 9000 Outra
0812 Fruta conservada transitoriamente, mas imprópria para alimentação nesse estado
 1000 Cerejas
 9000 Outra
0813 Fruta seca, exceto a das posições 08.01 a 08.06; misturas de fruta seca ou de fruta de casca rija, do presente Capítulo
 1000 Damascos
 2010 Ameixas Com caroço
 2020 Ameixas Sem caroço
 3000 Maçãs
 4010 Outra fruta Peras
 4090 Outra fruta Outra
 5000 Misturas de fruta seca ou de fruta de casca rija, do presente Capítulo
0814 Cascas de citros (citrinos), de melões ou de melancias, frescas, secas, congeladas ou apresentadas em água salgada, sulfurada ou adicionada de outras substâncias destinadas a assegurar transitoriamente a sua conservação
 0000
0901 Café, mesmo torrado ou descafeinado; cascas e películas de café; sucedâneos do café que contenham café em qualquer proporção
 11 Café não torrado, Não descafeinado
  10 Em grão
  90 Outros
 1200 Café não torrado, Descafeinado
 2100 Café torrado, Não descafeinado
 2200 Café torrado, Descafeinado
 9000 Outros
0902 Chá, mesmo aromatizado
 1000 Chá verde (não fermentado) em embalagens imediatas de conteúdo não superior a 3 kg
 2000 Chá verde (não fermentado) apresentado de qualquer outra forma
 3000 Chá preto (fermentado) e chá parcialmente fermentado, em embalagens imediatas de conteúdo não superior a 3 kg
 4000 Chá preto (fermentado) e chá parcialmente fermentado, apresentados de qualquer outra forma
0903 Mate
 0010 Simplesmente cancheado
 0090 Outros
0904 Pimenta do gênero Piper; pimentões (pimentos) e pimentas do gênero Capsicum ou do gênero Pimenta, secos ou triturados ou em pó
 1100 Pimenta do gênero Piper, Não triturada nem em pó
 1200 Pimenta do gênero Piper, Triturada ou em pó
 2100 Pimentões (pimentos) e pimentas do gênero Capsicum ou do gênero Pimenta, Secos, não triturados nem em pó
 2200 Pimentões (pimentos) e pimentas do gênero Capsicum ou do gênero Pimenta, Triturados ou em pó
0905 Baunilha
 1000 Não triturada nem em pó
 2000 Triturada ou em pó
0906 Canela e flores de caneleira
 1100 Não trituradas nem em pó, Canela (Cinnamomum zeylanicum blume)
 1900 Não trituradas nem em pó, Outras
 2000 Trituradas ou em pó
0907 Cravo-da-índia (frutos, flores e pedúnculos)
 1000 Não triturado nem em pó
 2000 Triturado ou em pó
0908 Noz-moscada, macis, amomos e cardamomos
 1100 Noz-moscada, Não triturada nem em pó
 1200 Noz-moscada, Triturada ou em pó
 2100 Macis, Não triturado nem em pó
 2200 Macis, Triturado ou em pó
 3100 Amomos e cardamomos, Não triturados nem em pó
 3200 Amomos e cardamomos, Triturados ou em pó
0909 Sementes de anis (erva-doce), badiana (anis-estrelado), funcho, coentro, cominho ou alcaravia; bagas de zimbro
 2100 Sementes de coentro, Não trituradas nem em pó
 2200 Sementes de coentro, Trituradas ou em pó
 3100 Sementes de cominho, Não trituradas nem em pó
 3200 Sementes de cominho, Trituradas ou em pó
 61 Sementes de anis (erva-doce), badiana (anis-estrelado), funcho ou alcaravia; bagas de zimbro, Não trituradas nem em pó
  10 De anis (erva-doce)
  20 De badiana (anis-estrelado)
  90 Outras
 62 Sementes de anis (erva-doce), badiana (anis-estrelado), funcho ou alcaravia; bagas de zimbro, Trituradas ou em pó
  10 De anis (erva-doce)
  20 De badiana (anis-estrelado)
  90 Outras
0910 
 1100 Gengibre, Não triturado nem em pó
 1200 Gengibre, Triturado ou em pó
 2000 Açafrão
 3000 Cúrcuma
 9100 Outras especiarias, Misturas mencionadas na Nota 1 b) do presente Capítulo
 9900 Outras especiarias, Outras
1001 Trigo e mistura de trigo com centeio (méteil)
 1100 Trigo duro, Para semeadura (sementeira)
 1900 Trigo duro, Outros
 9100 Outros, Para semeadura (sementeira)
 9900 Outros, Outros
1002 Centeio
 1000 Para semeadura (sementeira)
 9000 Outros
1003 Cevada
 1000 Para semeadura (sementeira)
 9010 Outras Cervejeira
 9080 Outras Outras, em grão
 9090 Outras Outras
1004 Aveia
 1000 Para semeadura (sementeira)
 9000 Outras
1005 Milho
 1000 Para semeadura (sementeira)
 9010 Outros Em grão
 9090 Outros Outros
1006 Arroz
 10 Arroz com casca (arroz paddy)
  10 Para semeadura (sementeira)
  91 Outros Parboilizado
  92 Outros Não parboilizado
 20 Arroz descascado (arroz cargo ou castanho)
  10 Parboilizado
  20 Não parboilizado
 30 Arroz semibranqueado ou branqueado, mesmo polido ou brunido (glaciado*)
  11 Parboilizado Polido ou brunido
  19 Parboilizado Outros
  21 Não parboilizado Polido ou brunido
  29 Não parboilizado Outros
 4000 Arroz quebrado (Trinca de arroz*)
1007 Sorgo de grão
 1000 Para semeadura (sementeira)
 9000 Outros
1008 Trigo mourisco, painço e alpiste; outros cereais
 10 Trigo mourisco
  10 Para semeadura (sementeira)
  90 Outros
 21 Painço, Para semeadura (sementeira)
  10 Milheto (Pennisetum glaucum)
  90 Outros
 29 Painço, Outros
  10 Milheto (Pennisetum glaucum)
  90 Outros
 3010 Alpiste Para semeadura (sementeira)
 3090 Alpiste Outros
 40 Milhã (Digitaria spp.)
  10 Para semeadura (sementeira)
  90 Outros
 50 Quinoa (Chenopodium quinoa)
  10 Para semeadura (sementeira)
  90 Outros
 6010 Triticale Para semeadura (sementeira)
 6090 Triticale Outros
 90 Outros cereais
  10 Para semeadura (sementeira)
  90 Outros
1101 Farinhas de trigo ou de mistura de trigo com centeio (méteil). De
 0010 trigo
 0020 mistura de trigo com centeio (méteil)
1102 Farinhas de cereais, exceto de trigo ou de mistura de trigo com centeio (méteil)
 2000 Farinha de milho
 9000 Outras
1103 Grumos, sêmolas e pellets, de cereais
 1100 Grumos e sêmolas, De trigo
 1300 Grumos e sêmolas, De milho
 1900 Grumos e sêmolas, De outros cereais
 2000 Pellets
1104 Grãos de cereais trabalhados de outro modo (por exemplo, descascados, esmagados, em flocos, em pérolas, cortados ou partidos), com exclusão do arroz da posição 10.06; germes de cereais, inteiros, esmagados, em flocos ou moídos
 1200 Grãos esmagados ou em flocos, De aveia
 1900 Grãos esmagados ou em flocos, De outros cereais
 2200 Outros grãos trabalhados (por exemplo, descascados, em pérolas, cortados ou partidos), De aveia
 2300 Outros grãos trabalhados (por exemplo, descascados, em pérolas, cortados ou partidos), De milho
 2900 Outros grãos trabalhados (por exemplo, descascados, em pérolas, cortados ou partidos), De outros cereais
 3000 Germes de cereais, inteiros, esmagados, em flocos ou moídos
1105 Farinha, sêmola, pó, flocos, grânulos e pellets, de batata
 1000 Farinha, sêmola e pó
 2000 Flocos, grânulos e pellets
1106 Farinhas, sêmolas e pós, dos legumes de vagem, secos, da posição 07.13, de sagu ou das raízes ou tubérculos da posição 07.14 e dos produtos do Capítulo 8
 1000 Dos legumes de vagem, secos, da posição 07.13
 2000 De sagu ou das raízes ou tubérculos, da posição 07.14
 3000 Dos produtos do Capítulo 8
1107 Malte, mesmo torrado
 1010 Não torrado Inteiro ou partido
 1020 Não torrado Moído ou em farinha
 2010 Torrado Inteiro ou partido
 2020 Torrado Moído ou em farinha
1108 Amidos e féculas; inulina
 1100 Amidos e féculas, Amido de trigo
 1200 Amidos e féculas, Amido de milho
 1300 Amidos e féculas, Fécula de batata
 1400 Amidos e féculas, Fécula de mandioca
 1900 Amidos e féculas, Outros amidos e féculas
 2000 Inulina
1109 Glúten de trigo, mesmo seco
 0000
1201 Soja, mesmo triturada
 1000 Para semeadura (sementeira)
 9000 Outras
1202 Amendoins não torrados nem de outro modo cozidos, mesmo descascados ou triturados
 3000 Para semeadura (sementeira)
 4100 Outros, Com casca
 4200 Outros, Descascados, mesmo triturados
1203 Copra
 0000
1204 Linhaça (sementes de linho), mesmo triturada
 0010 Para semeadura (sementeira)
 0090 Outras
1205 Sementes de nabo silvestre ou de colza, mesmo trituradas
 10 Sementes de nabo silvestre ou de colza com baixo teor de ácido erúcico
  10 Para semeadura (sementeira)
  90 Outras
 9010 Outras Para semeadura (sementeira)
 9090 Outras Outras
1206 Sementes de girassol, mesmo trituradas
 0010 Para semeadura (sementeira)
 0090 Outras
1207 Outras sementes e frutos oleaginosos, mesmo triturados
 10 Nozes e amêndoas de palma (palmiste) (coconote)
  10 Para semeadura (sementeira)
  90 Outras
 2100 Sementes de algodão, Para semeadura (sementeira)
 2900 Sementes de algodão, Outras
 30 Sementes de rícino (mamona)
  10 Para semeadura (sementeira)
  90 Outras
 40 Sementes de gergelim (sésamo)
  10 Para semeadura (sementeira)
  90 Outras
 50 Sementes de mostarda
  10 Para semeadura (sementeira)
  90 Outras
 60 Sementes de cártamo (Carthamus tinctorius)
  10 Para semeadura (sementeira)
  90 Outras
 70 Sementes de melão
  10 Para semeadura (sementeira)
  90 Outras
 91 Outros, Sementes de dormideira (papoula)
  10 Para semeadura (sementeira)
  90 Outras
 99 Outros, Outros
  10 Para semeadura (sementeira)
  90 Outros
1208 Farinhas de sementes ou de frutos oleaginosos, exceto farinha de mostarda
 1000 De soja
 9000 Outras
1209 Sementes, frutos e esporos, para semeadura (sementeira)
 1000 Sementes de beterraba sacarina
 2100 Sementes de plantas forrageiras, Sementes de alfafa (luzerna)
 2200 Sementes de plantas forrageiras, Sementes de trevo (Trifolium spp.)
 2300 Sementes de plantas forrageiras, Sementes de festuca
 2400 Sementes de plantas forrageiras, Sementes de pasto dos prados de Kentucky (Poa pratensis L.)
 2500 Sementes de plantas forrageiras, Sementes de azevém (Lolium multiflorum Lam., Lolium perenne L.)
 2900 Sementes de plantas forrageiras, Outras
 3000 Sementes de plantas herbáceas cultivadas especialmente pelas suas flores
 9100 Outros, Sementes de produtos hortícolas
 9900 Outros, Outros
1210 Cones de lúpulo
 1000 não triturados nem moídos nem em pellets
 20 triturados ou moídos ou em pellets; lupulina
  10 Cones de lúpulo
  20 Lupulina
1211 Plantas, partes de plantas, sementes e frutos, das espécies utilizadas principalmente em perfumaria, medicina ou como inseticidas, parasiticidas e semelhantes, frescos, refrigerados, congelados ou secos, mesmo cortados, triturados ou em pó
 2000 Raízes de ginseng
 3000 Coca (folha de)
 4000 Palha de dormideira (papoula)
 5000 Éfedra
 6000 Casca de cerejeira africana (Prunus africana)
 9010 Outros Orégano (Origanum vulgare)
 9090 Outros Outros
1212 Alfarroba, algas, beterraba sacarina e cana-de-açúcar, frescas, refrigeradas, congeladas ou secas, mesmo em pó; caroços e amêndoas de frutos e outros produtos vegetais (incluindo as raízes de chicória não torradas, da variedade Cichorium intybus sativum) utilizados principalmente na alimentação humana, não especificados nem compreendidos noutras posições
 2100 Algas, Próprias para alimentação humana
 2900 Algas, Outras
 9100 Outros, Beterraba sacarina
 9200 Outros, Alfarroba
 9300 Outros, Cana-de-açúcar
 9400 Outros, Raízes de chicória
 99 Outros, Outros
  10 Estévia (Ka'a He'ẽ) (Stevia rebaudiana)
  90 Outros
1213 Palhas e cascas de cereais, em bruto, mesmo picadas, moídas, prensadas ou em pellets
 0000
1214 Rutabagas, beterrabas forrageiras, raízes forrageiras, feno, alfafa (luzerna), trevo, sanfeno, couves forrageiras, tremoço, ervilhaca e produtos forrageiros semelhantes, mesmo em pellets
 1000 Farinha e pellets, de alfafa (luzerna)
 9000 Outros
1301 Goma-laca; gomas, resinas, gomas-resinas e oleorresinas (bálsamos, por exemplo), naturais
 2000 Goma-arábica
 9010 Outros Goma-laca
 9090 Outros Outros
1302 Sucos e extratos vegetais; matérias pécticas, pectinatos e pectatos; ágar-ágar e outros produtos mucilaginosos e espessantes, derivados dos vegetais, mesmo modificados
 11 Sucos e extratos vegetais, Ópio
  10 Concentrados de palha de papoula
  90 Outros
 1200 Sucos e extratos vegetais, De alcaçuz (regoliz)
 1300 Sucos e extratos vegetais, De lúpulo
 1400 Sucos e extratos vegetais, De éfedra
 19 Sucos e extratos vegetais, Outros
  10 De mamão (Carica papaya), seco
  20 De semente de toranja; de semente de pomelo
  30 De Ginkgo biloba, seco
  40 Valepotriatos
  50 De ginseng
  60 Silimarina
  91 Outros De píretro ou de raízes de plantas que contenham rotenona
  99 Outros Outros
 20 Matérias pécticas, pectinatos e pectatos
  10 Matérias pécticas (pectinas)
  90 Outros
 3100 Produtos mucilaginosos e espessantes, derivados dos vegetais, mesmo modificados, Ágar-ágar
 32 Produtos mucilaginosos e espessantes, derivados dos vegetais, mesmo modificados, Produtos mucilaginosos e espessantes, de alfarroba, de sementes de alfarroba ou de sementes de guar, mesmo modificados De
  11 alfarroba ou de suas sementes Farinha de endosperma
  19 alfarroba ou de suas sementes Outros
  20 sementes de guar
 39 Produtos mucilaginosos e espessantes, derivados dos vegetais, mesmo modificados, Outros
  10 Carragenina (musgo-de-irlanda)
  90 Outros
1401 Matérias vegetais das espécies principalmente utilizadas em cestaria ou espartaria (por exemplo, bambus, rotins, canas, juncos, vimes, ráfia, palha de cereais limpa, branqueada ou tingida, casca de tília)
 1000 Bambus
 2000 Rotins
 9000 Outras
1404 Produtos vegetais não especificados nem compreendidos noutras posições
 20 Línteres de algodão
  10 Em bruto
  90 Outros
 9010 Outros Matérias vegetais das espécies principalmente utilizadas na fabricação de vassouras, escovas, pincéis e artigos semelhantes (por exemplo, sorgo, piaçaba, raiz de grama (relva), tampico), mesmo em torcidas ou em feixes
 9090 Outros Outros
1501 Gorduras de porco (incluindo a banha) e gorduras de aves, exceto as das posições 02.09 ou 15.03
 1000 Banha
 2000 Outras gorduras de porco
 9000 Outras
1502 Gorduras de animais das espécies bovina, ovina ou caprina, exceto as da posição 15.03
 1011 Sebo Bovino Em bruto
 1012 Sebo Bovino Fundido (incluindo o premier jus)
 1019 Sebo Bovino Outros
 1090 Sebo Outros
 9000 Outras
1503 Estearina solar, óleo de banha de porco, oleoestearina, oleomargarina e óleo de sebo, não emulsionados nem misturados, nem preparados de outro modo
 0000
1504 Gorduras, óleos e respectivas frações, de peixes ou de mamíferos marinhos, mesmo refinados, mas não quimicamente modificados
 10 Óleos de fígados de peixes e respectivas frações
  11 De bacalhau Óleo em bruto
  19 De bacalhau Outros
  90 Outros
 2000 Gorduras e óleos de peixes e respectivas frações, exceto óleos de fígados
 3000 Gorduras e óleos de mamíferos marinhos e respectivas frações
1505 Suarda e substâncias gordas dela derivadas, incluindo a lanolina
 0010 Lanolina
 0090 Outras
1506 Outras gorduras e óleos animais, e respectivas frações, mesmo refinados, mas não quimicamente modificados
 0000
1507 Óleo de soja e respectivas frações, mesmo refinados, mas não quimicamente modificados
 1000 Óleo em bruto, mesmo degomado
 9011 Outros Refinado Em recipientes com capacidade inferior ou igual a 5 l
 9019 Outros Refinado Outros
 9090 Outros Outros
1508 Óleo de amendoim e respectivas frações, mesmo refinados, mas não quimicamente modificados
 1000 Óleo em bruto
 9000 Outros
1509 Azeite de oliva (oliveira) e respectivas frações, mesmo refinados, mas não quimicamente modificados
 2000 Azeite de oliva (oliveira) extra virgem
 3000 Azeite de oliva (oliveira) virgem
 4000 Outros azeites de oliva (oliveira) virgens
 9010 Outros Refinado
 9090 Outros Outros
1510 
 1000 Óleo de bagaço de azeitona em bruto
 9000 Outros
1511 Óleo de palma (dendê) e respectivas frações, mesmo refinados, mas não quimicamente modificados
 1000 Óleo em bruto
 9000 Outros
1512 Óleos de girassol, de cártamo ou de algodão, e respectivas frações, mesmo refinados, mas não quimicamente modificados
 11 Óleos de girassol ou de cártamo e respectivas frações, Óleos em bruto De
  10 girassol
  20 cártamo
 19 Óleos de girassol ou de cártamo e respectivas frações, Outros De
  11 girassol Refinado, em recipientes com capacidade inferior ou igual a 5 l
  19 girassol Outros
  20 cártamo
 2100 Óleo de algodão e respectivas frações, Óleo em bruto, mesmo desprovido de gossipol
 29 Óleo de algodão e respectivas frações, Outros
  10 Refinado
  90 Outros
1513 Óleos de coco (copra), de amêndoa de palma (palmiste) (coconote) ou de babaçu, e respectivas frações, mesmo refinados, mas não quimicamente modificados
 1100 Óleo de coco (copra) e respectivas frações, Óleo em bruto
 1900 Óleo de coco (copra) e respectivas frações, Outros
 21 Óleos de amêndoa de palma (palmiste) (coconote) ou de babaçu, e respectivas frações, Óleos em bruto De
  11 amêndoa de palma (palmiste) (coconote) De cocombocaya (Acrocomia totai
  19 amêndoa de palma (palmiste) (coconote) Outro
  20 babaçu
 29 Óleos de amêndoa de palma (palmiste) (coconote) ou de babaçu, e respectivas frações, Outros De
  11 amêndoa de palma (palmiste) (coconote) De cocombocaya (Acrocomia totai
  19 amêndoa de palma (palmiste) (coconote) Outro
  20 babaçu
1514 Óleos de nabo silvestre, de colza ou de mostarda, e respectivas frações, mesmo refinados, mas não quimicamente modificados
 1100 Óleos de nabo silvestre ou de colza com baixo teor de ácido erúcico, e respectivas frações, Óleos em bruto
 19 Óleos de nabo silvestre ou de colza com baixo teor de ácido erúcico, e respectivas frações, Outros
  10 Refinados
  90 Outros
 9100 Outros, Óleos em bruto
 99 Outros, Outros
  10 Refinados
  90 Outros
1515 Outras gorduras e óleos vegetais (incluindo o óleo de jojoba) ou de origem microbiana e respectivas frações, fixos, mesmo refinados, mas não quimicamente modificados
 1100 Óleo de linhaça (sementes de linho) e respectivas frações, Óleo em bruto
 1900 Óleo de linhaça (sementes de linho) e respectivas frações, Outros
 2100 Óleo de milho e respectivas frações, Óleo em bruto
 29 Óleo de milho e respectivas frações, Outros
  10 Refinado, em recipientes com capacidade inferior ou igual a 5 l
  90 Outros
 3000 Óleo de rícino (mamona) e respectivas frações
 5000 Óleo de gergelim (sésamo) e respectivas frações
 6000 Gorduras e óleos de origem microbiana e respectivas frações
 9010 Outros Óleo de jojoba e respectivas frações
 9021 Outros Óleo de tungue Em bruto
 9022 Outros Óleo de tungue Refinado
 9090 Outros Outros
1516 Gorduras e óleos animais, vegetais ou de origem microbiana e respectivas frações, parcial ou totalmente hidrogenados, interesterificados, reesterificados ou elaidinizados, mesmo refinados, mas não preparados de outro modo
 1000 Gorduras e óleos animais e respectivas frações
 2000 Gorduras e óleos vegetais e respectivas frações
 3000 Gorduras e óleos de origem microbiana e respectivas frações
1517 Margarina; misturas ou preparações alimentícias de gorduras ou de óleos animais, vegetais ou de origem microbiana ou de frações das diferentes gorduras ou óleos do presente Capítulo, exceto as gorduras e óleos alimentícios e respectivas frações da posição 15.16
 1000 Margarina, exceto a margarina líquida
 9010 Outras Misturas de óleos refinados, em recipientes com capacidade inferior ou igual a 5 l
 9090 Outras Outras
1518 Gorduras e óleos animais, vegetais ou de origem microbiana e respectivas frações, cozidos, oxidados, desidratados, sulfurados, aerados (soprados*), estandolizados ou modificados quimicamente por qualquer outro processo, com exclusão dos da posição 15.16; misturas ou preparações não alimentícias, de gorduras ou de óleos animais, vegetais ou de origem microbiana ou de frações de diferentes gorduras ou óleos do presente Capítulo, não especificadas nem compreendidas noutras posições
 0010 Óleo vegetal epoxidado
 0090 Outros
1520 Glicerol em bruto; águas e lixívias, glicéricas
 0010 Glicerol em bruto
 0020 Águas e lixívias, glicéricas
1521 Ceras vegetais (exceto os triglicerídeos), ceras de abelha ou de outros insetos e espermacete, mesmo refinados ou corados
 1000 Ceras vegetais
 9011 Outros Cera de abelha Em bruto
 9019 Outros Cera de abelha Outras
 9090 Outros Outros
1522 Dégras; resíduos provenientes do tratamento das substâncias gordas ou das ceras animais ou vegetais
 0000
1601 Enchidos e produtos semelhantes, de carne, miudezas, sangue ou de insetos; preparações alimentícias à base desses produtos
 0000
1602 Outras preparações e conservas de carne, miudezas, sangue ou de insetos
 1000 Preparações homogeneizadas
 2000 De fígados de quaisquer animais
 3100 De aves da posição 01.05, De peruas e de perus
 32 De aves da posição 01.05, De aves da espécie Gallus domesticus
  10 Com conteúdo de carne ou de miudezas igual ou superior a 57 %, em peso, não cozidas
  20 Com conteúdo de carne ou de miudezas igual ou superior a 57 %, em peso, cozidas
  30 Com conteúdo de carne ou de miudezas igual ou superior a 25 % e inferior a 57 %, em peso
  90 Outras
 3900 De aves da posição 01.05, Outras
 4100 Da espécie suína, Pernas e respectivos pedaços
 4200 Da espécie suína, Pás e respectivos pedaços
 4900 Da espécie suína, Outras, incluindo as misturas
 5000 Da espécie bovina
 9000 Outras, incluindo as preparações de sangue de quaisquer animais
1603 Extratos e sucos de carne, peixes ou crustáceos, moluscos ou de outros invertebrados aquáticos
 0000
1604 Preparações e conservas de peixes; caviar e seus sucedâneos preparados a partir de ovas de peixe
 1100 Peixes inteiros ou em pedaços, exceto peixes picados, Salmões
 1200 Peixes inteiros ou em pedaços, exceto peixes picados, Arenques
 13 Peixes inteiros ou em pedaços, exceto peixes picados, Sardinhas (Sardinha e sardinelas*) e anchoveta (espadilha*)
  10 Sardinhas
  90 Outros
 14 Peixes inteiros ou em pedaços, exceto peixes picados, Atuns, bonito-listrado (gaiado*) e bonitos (Sarda spp.)
  10 Atuns
  20 Bonito-listrado
  30 Bonito-cachorro
 1500 Peixes inteiros ou em pedaços, exceto peixes picados, Cavalinhas (Sardas e cavalas*)
 1600 Peixes inteiros ou em pedaços, exceto peixes picados, Anchovas (Biqueirões*)
 1700 Peixes inteiros ou em pedaços, exceto peixes picados, Enguias
 1800 Peixes inteiros ou em pedaços, exceto peixes picados, Barbatanas de tubarão
 1900 Peixes inteiros ou em pedaços, exceto peixes picados, Outros
 20 Outras preparações e conservas de peixes
  10 De atuns
  20 De bonito-listrado
  30 De sardinhas ou de anchoveta
  90 Outras
 3100 Caviar e seus sucedâneos, Caviar
 3200 Caviar e seus sucedâneos, Sucedâneos do caviar
1605 Crustáceos, moluscos e outros invertebrados aquáticos, preparados ou em conservas
 1000 Caranguejos
 2100 Camarões, Não acondicionados em recipientes hermeticamente fechados
 2900 Camarões, Outros
 3000 Lavagantes
 4000 Outros crustáceos
 5100 Moluscos, Ostras
 5200 Moluscos, Vieiras, incluindo a americana
 5300 Moluscos, Mexilhões
 5400 Moluscos, Sépias e lulas (Chocos e lulas*) (Chocos, chopos, potas e lulas*)
 5500 Moluscos, Polvos
 5600 Moluscos, Amêijoas, berbigões e arcas
 5700 Moluscos, Abalones (Orelhas-do-mar*)
 5800 Moluscos, Caracóis, exceto os do mar
 5900 Moluscos, Outros
 6100 Outros invertebrados aquáticos, Pepinos-do-mar
 6200 Outros invertebrados aquáticos, Ouriços-do-mar
 6300 Outros invertebrados aquáticos, Medusas (águas-vivas)
 6900 Outros invertebrados aquáticos, Outros
1701 Açúcares de cana ou de beterraba e sacarose quimicamente pura, no estado sólido
 1200 Açúcares em bruto sem adição de aromatizantes ou de corantes, De beterraba
 1300 Açúcares em bruto sem adição de aromatizantes ou de corantes, Açúcar de cana mencionado na Nota de subposição 2 do presente Capítulo
 1400 Açúcares em bruto sem adição de aromatizantes ou de corantes, Outros açúcares de cana
 9100 Outros, Adicionados de aromatizantes ou de corantes
 9900 Outros, Outros
1702 Outros açúcares, incluindo a lactose, maltose, glicose e frutose (levulose), quimicamente puras, no estado sólido; xaropes de açúcares, sem adição de aromatizantes ou de corantes; sucedâneos do mel, mesmo misturados com mel natural; açúcares e melaços caramelizados
 1100 Lactose e xarope de lactose, Que contenham, em peso, 99 % ou mais de lactose, expresso em lactose anidra, calculado sobre a matéria seca
 1900 Lactose e xarope de lactose, Outros
 2000 Açúcar e xarope, de bordo (ácer)
 30 Glicose e xarope de glicose, que não contenham frutose (levulose) ou que contenham, em peso, no estado seco, menos de 20 % de frutose (levulose)
  11 Glicose Quimicamente pura
  19 Glicose Outra
  20 Xarope de glicose
 40 Glicose e xarope de glicose, que contenham, em peso, no estado seco, um teor de frutose (levulose) igual ou superior a 20 % e inferior a 50 %, com exceção do açúcar invertido
  10 Glicose
  20 Xarope de glicose
 5000 Frutose (levulose) quimicamente pura
 60 Outra frutose (levulose) e xarope de frutose (levulose), que contenham, em peso, no estado seco, um teor de frutose (levulose) superior a 50 %, com exceção do açúcar invertido
  10 Frutose (levulose)
  20 Xarope de frutose (levulose)
 9000 Outros, incluindo o açúcar invertido e os outros açúcares e xaropes de açúcares, que contenham, em peso, no estado seco, 50 % de frutose (levulose)
1703 Melaços resultantes da extração ou refinação do açúcar
 1000 Melaços de cana
 9000 Outros
1704 Produtos de confeitaria sem cacau (incluindo o chocolate branco)
 1000 Gomas de mascar (pastilhas elásticas), mesmo revestidas de açúcar
 9010 Outros Chocolate branco
 9020 Outros Caramelos, confeitos, dropes, pastilhas, e produtos semelhantes
 9090 Outros Outros
1801 Cacau inteiro ou partido, em bruto ou torrado
 0000
1802 Cascas, películas e outros desperdícios de cacau
 0000
1803 Pasta de cacau, mesmo desengordurada
 1000 Não desengordurada
 2000 Total ou parcialmente desengordurada
1804 Manteiga, gordura e óleo, de cacau
 0000
1805 Cacau em pó, sem adição de açúcar ou de outros edulcorantes
 0000
1806 Chocolate e outras preparações alimentícias que contenham cacau
 1000 Cacau em pó, com adição de açúcar ou de outros edulcorantes
 2000 Outras preparações em blocos ou em barras, de peso superior a 2 kg, ou no estado líquido, em pasta, em pó, grânulos ou formas semelhantes, em recipientes ou embalagens imediatas de conteúdo superior a 2 kg
 31 Outros, em tabletes, barras e paus, Recheados
  10 Chocolate
  20 Outras preparações
 32 Outros, em tabletes, barras e paus, Não recheados
  10 Chocolate
  20 Outras preparações
 9000 Outros
1901 Extratos de malte; preparações alimentícias de farinhas, grumos, sêmolas, amidos, féculas ou de extratos de malte, que não contenham cacau ou que contenham menos de 40 %, em peso, de cacau, calculado sobre uma base totalmente desengordurada, não especificadas nem compreendidas noutras posições; preparações alimentícias de produtos das posições 04.01 a 04.04, que não contenham cacau ou que contenham menos de 5 %, em peso, de cacau, calculado sobre uma base totalmente desengordurada, não especificadas nem compreendidas noutras posições
 10 Preparações para alimentação de lactentes e crianças de tenra idade, acondicionadas para venda a retalho
  10 Leite modificado
  20 Farinha láctea
  30 À base de farinha, grumos, sêmola ou amido
  90 Outras
 2010 Massa para a preparação de pão, sem adição de grãos ou sementes integrais, congelada
 2020 Massa para a preparação de pão, com adição de grãos ou sementes integrais, congelada
 2090 Outras
 9010 Outros Extrato de malte
 9020 Outros Doce de leite
 9090 Outros Outros
1902 Massas alimentícias, mesmo cozidas ou recheadas (de carne ou de outras substâncias) ou preparadas de outro modo, tais como espaguete, macarrão, aletria, lasanha, nhoque, ravióli e canelone; cuscuz, mesmo preparado
 1100 Massas alimentícias não cozidas, nem recheadas, nem preparadas de outro modo, Que contenham ovos
 1900 Massas alimentícias não cozidas, nem recheadas, nem preparadas de outro modo, Outras
 2000 Massas alimentícias recheadas (mesmo cozidas ou preparadas de outro modo)
 3000 Outras massas alimentícias
 4000 Cuscuz
1903 Tapioca e seus sucedâneos preparados a partir de féculas, em flocos, grumos, grãos, pérolas ou formas semelhantes
 0000
1904 Produtos à base de cereais, obtidos por expansão ou por torrefação (flocos de milho (corn flakes), por exemplo); cereais (exceto milho) em grãos ou sob a forma de flocos ou de outros grãos trabalhados (com exceção da farinha, do grumo e da sêmola), pré-cozidos ou preparados de outro modo, não especificados nem compreendidos noutras posições
 1000 Produtos à base de cereais, obtidos por expansão ou por torrefação
 2000 Preparações alimentícias obtidas a partir de flocos de cereais não torrados ou de misturas de flocos de cereais não torrados com flocos de cereais torrados ou expandidos
 3000 Trigo bulgur
 9000 Outros
1905 Produtos de padaria, pastelaria ou da indústria de bolachas e biscoitos, mesmo adicionados de cacau; hóstias, cápsulas vazias para medicamentos, obreias, pastas secas de farinha, amido ou fécula, em folhas, e produtos semelhantes
 1000 Pão crocante denominado knäckebrot
 20 Pão de especiarias
  10 Panetone
  90 Outros
 3100 Bolachas e biscoitos, adicionados de edulcorantes; waffles e wafers, Bolachas e biscoitos, adicionados de edulcorantes
 3200 Bolachas e biscoitos, adicionados de edulcorantes; waffles e wafers, Waffles e wafers
 4000 Torradas (tostas), pão torrado e produtos semelhantes torrados
 9010 Outros Pão de forma
 9020 Outros Bolachas e biscoitos
 9090 Outros Outros
2001 Produtos hortícolas, fruta e outras partes comestíveis de plantas, preparados ou conservados em vinagre ou em ácido acético
 1000 Pepinos e pepininhos (cornichons)
 9000 Outros
2002 Tomates preparados ou conservados, exceto em vinagre ou em ácido acético
 1000 Tomates inteiros ou em pedaços
 9000 Outros
2003 Cogumelos e trufas, preparados ou conservados, exceto em vinagre ou em ácido acético
 1000 Cogumelos do gênero Agaricus
 9000 Outros
2004 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, congelados, com exceção dos produtos da posição 20.06
 1000 Batatas
 9000 Outros produtos hortícolas e misturas de produtos hortícolas
2005 Outros produtos hortícolas preparados ou conservados, exceto em vinagre ou em ácido acético, não congelados, com exceção dos produtos da posição 20.06
 1000 Produtos hortícolas homogeneizados
 2000 Batatas
 4000 Ervilhas (Pisum sativum)
 5100 Feijões (Vigna spp., Phaseolus spp.), Feijões em grãos
 5900 Feijões (Vigna spp., Phaseolus spp.), Outros
 6000 Aspargos
 7000 Azeitonas
 8000 Milho doce (Zea mays var. saccharata)
 9100 Outros produtos hortícolas e misturas de produtos hortícolas, Brotos (rebentos) de bambu
 9900 Outros produtos hortícolas e misturas de produtos hortícolas, Outros
2006 Produtos hortícolas, fruta, cascas de fruta e outras partes de plantas, conservados com açúcar (passados por calda, glaçados ou cristalizados)
 0000
2007 Doces, geleias, marmelades, purês e pastas de fruta, obtidos por cozimento, mesmo com adição de açúcar ou de outros edulcorantes
 1000 Preparações homogeneizadas
 9100 Outros, De citros (citrinos)
 99 Outros, Outros
  10 Geleias e marmelades
  21 Purês De açaí (Euterpe oleracea)
  22 Purês De acerola (Malpighia spp.)
  23 Purês De banana (Musa spp.)
  24 Purês De goiaba (Psidium guajava)
  25 Purês De manga (Mangifera indica)
  26 Purês De cupuaçu (Theobroma grandiflorum)
  27 Purês De mamão (papaia) (Carica papaya L.)
  29 Purês Outros
  90 Outros
2008 Fruta e outras partes comestíveis de plantas, preparadas ou conservadas de outro modo, mesmo com adição de açúcar ou de outros edulcorantes ou de álcool, não especificadas nem compreendidas noutras posições
 1100 Fruta de casca rija, amendoins e outras sementes, mesmo misturados entre si, Amendoins
 1900 Fruta de casca rija, amendoins e outras sementes, mesmo misturados entre si, Outros, incluindo as misturas
 20 Abacaxis (ananases)
  10 Em água edulcorada, incluindo os xaropes
  90 Outros
 3000 Citros (citrinos)
 4010 Peras Em água edulcorada, incluindo os xaropes
 4090 Peras Outras
 5000 Damascos
 6010 Cerejas Em água edulcorada, incluindo os xaropes
 6090 Cerejas Outras
 70 Pêssegos, incluindo as nectarinas
  10 Em água edulcorada, incluindo os xaropes
  20 Polpa com valor Brix igual ou superior a 20
  90 Outros
 8000 Morangos
 9100 Outras, incluindo as misturas, com exclusão das da subposição 2008.19, Palmitos
 9300 Outras, incluindo as misturas, com exclusão das da subposição 2008.19, Arandos vermelhos (cranberries) (Vaccinium macrocarpon, Vaccinium oxycoccos); airela vermelha (Vaccinium vitis-idaea)
 97 Outras, incluindo as misturas, com exclusão das da subposição 2008.19, Misturas
  10 Em água edulcorada, incluindo os xaropes
  90 Outras
 9900 Outras, incluindo as misturas, com exclusão das da subposição 2008.19, Outras
2009 Sucos (sumos) de fruta (incluindo os mostos de uvas e a água de coco) ou de produtos hortícolas, não fermentados, sem adição de álcool, mesmo com adição de açúcar ou de outros edulcorantes
 1100 Suco (sumo) de laranja, Congelado
 1200 Suco (sumo) de laranja, Não congelado, com valor Brix não superior a 20
 1900 Suco (sumo) de laranja, Outros
 2100 Suco (sumo) de toranja; suco (sumo) de pomelo, Com valor Brix não superior a 20
 2900 Suco (sumo) de toranja; suco (sumo) de pomelo, Outros
 3100 Suco (sumo) de qualquer outro citro (citrino), Com valor Brix não superior a 20
 3900 Suco (sumo) de qualquer outro citro (citrino), Outros
 4100 Suco (sumo) de abacaxi (ananás), Com valor Brix não superior a 20
 4900 Suco (sumo) de abacaxi (ananás), Outros
 5000 Suco (sumo) de tomate
 6100 Suco (sumo) de uva (incluindo os mostos de uvas), Com valor Brix não superior a 30
 6900 Suco (sumo) de uva (incluindo os mostos de uvas), Outros
 7100 Suco (sumo) de maçã, Com valor Brix não superior a 20
 7900 Suco (sumo) de maçã, Outros
 8100 Suco (sumo) de qualquer outra fruta ou produto hortícola, Suco (sumo) de arando vermelho (cranberry) (Vaccinium macrocarpon, Vaccinium oxycoccos); suco (sumo) de airela vermelha (Vaccinium vitis-idaea)
 89 Suco (sumo) de qualquer outra fruta ou produto hortícola, Outros
  11 Suco (sumo) de pêssego, de acerola (Malpighia spp.) e de maracujá (Passiflora edulis) De pêssego, com valor Brix igual ou superior a 60
  12 Suco (sumo) de pêssego, de acerola (Malpighia spp.) e de maracujá (Passiflora edulis) De acerola (Malpighia spp.)
  13 Suco (sumo) de pêssego, de acerola (Malpighia spp.) e de maracujá (Passiflora edulis) De maracujá (Passiflora edulis)
  19 Suco (sumo) de pêssego, de acerola (Malpighia spp.) e de maracujá (Passiflora edulis) Outros
  21 Água de coco (Cocos nucifera) Com valor Brix não superior a 7,4
  22 Água de coco (Cocos nucifera) Com valor Brix superior a 7,4
  90 Outros
 9000 Misturas de sucos (sumos)
2101 Extratos, essências e concentrados de café, chá ou mate e preparações à base destes produtos ou à base de café, chá ou mate; chicória torrada e outros sucedâneos torrados do café e respectivos extratos, essências e concentrados
 11 Extratos, essências e concentrados de café e preparações à base destes extratos, essências ou concentrados ou à base de café, Extratos, essências e concentrados
  10 Café solúvel, mesmo descafeinado
  90 Outros
 1200 Extratos, essências e concentrados de café e preparações à base destes extratos, essências ou concentrados ou à base de café, Preparações à base de extratos, essências ou concentrados ou à base de café
 20 Extratos, essências e concentrados de chá ou de mate e preparações à base destes extratos, essências ou concentrados ou à base de chá ou de mate De
  10 chá
  20 mate
 3000 Chicória torrada e outros sucedâneos torrados do café e respectivos extratos, essências e concentrados
2102 Leveduras (vivas ou mortas); outros microrganismos monocelulares mortos (exceto as vacinas da posição 30.02); pós para levedar, preparados
 10 Leveduras vivas
  10 Saccharomyces boulardii
  90 Outras
 2000 Leveduras mortas; outros microrganismos monocelulares mortos
 3000 Pós para levedar, preparados
2103 Preparações para molhos e molhos preparados; condimentos e temperos compostos; farinha de mostarda e mostarda preparada
 10 Molho de soja
  10 Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
  90 Outros
 20 Ketchup e outros molhos de tomate
  10 Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
  90 Outros
 30 Farinha de mostarda e mostarda preparada
  10 Farinha de mostarda
  21 Mostarda preparada Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
  29 Mostarda preparada Outras
 9011 Outros Maionese Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
 9019 Outros Maionese Outra
 9021 Outros Condimentos e temperos, compostos Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
 9029 Outros Condimentos e temperos, compostos Outros
 9091 Outros Outros Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
 9099 Outros Outros Outros
2104 Preparações para caldos e sopas; caldos e sopas preparados; preparações alimentícias compostas homogeneizadas
 10 Preparações para caldos e sopas; caldos e sopas preparados
  11 Preparações para caldos e sopas Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
  19 Preparações para caldos e sopas Outras
  21 Caldos e sopas preparados Em embalagens imediatas de conteúdo inferior ou igual a 1 kg
  29 Caldos e sopas preparados Outros
 2000 Preparações alimentícias compostas homogeneizadas
2105 Sorvetes (gelados*), mesmo que contenham cacau
 0010 Em embalagens imediatas de conteúdo inferior ou igual a 2 kg
 0090 Outros
2106 Preparações alimentícias não especificadas nem compreendidas noutras posições
 1000 Concentrados de proteínas e substâncias proteicas texturizadas
 9010 Outras Preparações do tipo utilizado para elaboração de bebidas
 9021 Outras Pós, inclusive com adição de açúcar ou outro edulcorante, para a fabricação de pudins, cremes, sorvetes, flans, gelatinas ou preparações semelhantes Para a fabricação de pudins, em embalagens imediatas de conteúdo inferior ou igual a 1 kg
 9029 Outras Pós, inclusive com adição de açúcar ou outro edulcorante, para a fabricação de pudins, cremes, sorvetes, flans, gelatinas ou preparações semelhantes Outros
 9030 Outras Complementos alimentares
 9040 Outras Misturas à base de ascorbato de sódio e glucose próprias para embutidos
 9050 Outras Gomas de mascar, sem açúcar
 9060 Outras Caramelos, confeitos, pastilhas e produtos semelhantes, sem açúcar
 9090 Outras Outras
2201 Águas, incluindo as águas minerais, naturais ou artificiais, e as águas gaseificadas, não adicionadas de açúcar ou de outros edulcorantes nem aromatizadas; gelo e neve
 1000 Águas minerais e águas gaseificadas
 9000 Outros
2202 Águas, incluindo as águas minerais e as águas gaseificadas, adicionadas de açúcar ou de outros edulcorantes ou aromatizadas e outras bebidas não alcoólicas, exceto sucos (sumos) de fruta ou de produtos hortícolas da posição 20.09
 1000 Águas, incluindo as águas minerais e as águas gaseificadas, adicionadas de açúcar ou de outros edulcorantes ou aromatizadas
 9100 Outras, Cerveja sem álcool
 9900 Outras, Outras
2203 Cervejas de malte
 0000
2204 Vinhos de uvas frescas, incluindo os vinhos enriquecidos com álcool; mostos de uvas, excluindo os da posição 20.09
 10 Vinhos espumantes e vinhos espumosos
  10 Tipo champanha (champagne)
  90 Outros
 2100 Outros vinhos; mostos de uvas cuja fermentação tenha sido impedida ou interrompida por adição de álcool, Em recipientes de capacidade não superior a 2 l
 22 Outros vinhos; mostos de uvas cuja fermentação tenha sido impedida ou interrompida por adição de álcool, Em recipientes de capacidade superior a 2 l, mas não superior a 10 l
  11 Vinhos Em recipientes de capacidade não superior a 5 l
  19 Vinhos Outros
  20 Mostos
 29 Outros vinhos; mostos de uvas cuja fermentação tenha sido impedida ou interrompida por adição de álcool, Outros
  10 Vinhos
  20 Mostos
 3000 Outros mostos de uvas
2205 Vermutes e outros vinhos de uvas frescas aromatizados por plantas ou substâncias aromáticas
 1000 Em recipientes de capacidade não superior a 2 l
 9000 Outros
2206 Outras bebidas fermentadas (por exemplo, sidra, perada, hidromel, saquê); misturas de bebidas fermentadas e misturas de bebidas fermentadas com bebidas não alcoólicas, não especificadas nem compreendidas noutras posições
 0010 Sidra
 0090 Outras
2207 Álcool etílico não desnaturado, com um teor alcoólico, em volume, igual ou superior a 80 % vol.; álcool etílico e aguardentes, desnaturados, com qualquer teor alcoólico
 10 Álcool etílico não desnaturado, com um teor alcoólico, em volume, igual ou superior a 80 % vol
  10 Com um teor de água inferior ou igual a 1 % vol
  90 Outros
 20 Álcool etílico e aguardentes, desnaturados, com qualquer teor alcoólico
  11 Álcool etílico Com um teor de água inferior ou igual a 1 % vol
  19 Álcool etílico Outros
  20 Aguardente
2208 Álcool etílico não desnaturado, com um teor alcoólico, em volume, inferior a 80 % vol.; aguardentes, licores e outras bebidas espirituosas
 2000 Aguardentes de vinho ou de bagaço, de uvas
 3010 Uísques Com um teor alcoólico, em volume, superior a 50 % vol., em recipientes de capacidade igual ou superior a 50 l
 3020 Uísques Em embalagens de capacidade inferior ou igual a 2 l
 3090 Uísques Outros
 4000 Rum e outras aguardentes provenientes da destilação, após fermentação, de produtos da cana-de açúcar
 5000 Gim e genebra
 6000 Vodca
 7000 Licores
 9000 Outros
2209 Vinagres e seus sucedâneos obtidos a partir do ácido acético, para uso alimentar
 0000
2301 Farinhas, pós e pellets, de carnes, miudezas, peixes ou crustáceos, moluscos ou de outros invertebrados aquáticos, impróprios para alimentação humana; torresmos
 10 Farinhas, pós e pellets, de carnes ou de miudezas; torresmos
  10 De carne
  90 Outros
 20 Farinhas, pós e pellets, de peixes ou crustáceos, moluscos ou de outros invertebrados aquáticos
  10 De peixes
  90 Outros
2302 Sêmeas, farelos e outros resíduos, mesmo em pellets, da peneiração, moagem ou de outros tratamentos de cereais ou de leguminosas
 1000 De milho
 3010 De trigo Farelo
 3090 De trigo Outros
 4000 De outros cereais
 5000 De leguminosas
2303 Resíduos da fabricação do amido e resíduos semelhantes, polpas de beterraba, bagaços de cana-de açúcar e outros desperdícios da indústria do açúcar, borras e desperdícios da indústria da cerveja e das destilarias, mesmo em pellets
 1000 Resíduos da fabricação do amido e resíduos semelhantes
 2000 Polpas de beterraba, bagaços de cana-de-açúcar e outros desperdícios da indústria do açúcar
 3000 Borras e desperdícios da indústria da cerveja e das destilarias
2304 Tortas (bagaços) e outros resíduos sólidos, mesmo triturados ou em pellets, da extração do óleo de soja
 0010 Farinhas e pellets
 0090 Outros
2305 Tortas (bagaços) e outros resíduos sólidos, mesmo triturados ou em pellets, da extração do óleo de amendoim
 0000
2306 Tortas (bagaços) e outros resíduos sólidos, mesmo triturados ou em pellets, da extração de gorduras ou óleos vegetais ou de origem microbiana, exceto os das posições 23.04 ou 23.05
 1000 De sementes de algodão
 2000 De linhaça (sementes de linho)
 30 De sementes de girassol
  10 Tortas (bagaços), farinhas e pellets
  90 Outros
 4100 De sementes de nabo silvestre ou de colza, Com baixo teor de ácido erúcico
 4900 De sementes de nabo silvestre ou de colza, Outros
 5000 De coco ou de copra
 6000 De nozes ou de amêndoas de palma (palmiste) (coconote)
 9010 Outros De germe de milho
 9090 Outros Outros
2307 Borras de vinho; tártaro em bruto
 0000
2308 Matérias vegetais e desperdícios vegetais, resíduos e subprodutos vegetais, mesmo em pellets, do tipo utilizado na alimentação de animais, não especificados nem compreendidos noutras posições
 0000
2309 Preparações do tipo utilizado na alimentação de animais
 1000 Alimentos para cães ou gatos, acondicionados para venda a retalho
 9010 Outras Preparações destinadas a fornecer ao animal a totalidade dos elementos nutritivos necessários para uma alimentação diária racional e equilibrada (alimentos compostos completos)
 9020 Outras Preparações à base de sal iodado, farinha de ossos, farinha de concha, cobre e cobalto
 9030 Outras Bolachas e biscoitos
 9040 Outras Preparações que contenham diclazuril
 9050 Outras Preparações com um teor de cloridrato de ractopamina igual ou superior a 2 %, em peso, com suporte de farelo de soja
 9060 Outras Preparações que contenham xilanase e betagluconase, com suporte de farinha de trigo
 9070 Preparações com um teor de vitamina B<sub>12</sub> igual ou superior a 0,1 %, mas não superior a 1 %, em peso, com suporte à base de carbonato de cálcio
 9090 Outras Outras
2401 Tabaco não manufaturado; desperdícios de tabaco
 10 Tabaco não destalado
  10 Em folhas, sem secar nem fermentar
  20 Em folhas secas ou fermentadas tipo capeiro
  30 Em folhas secas em secador de ar quente (flue cured), do tipo Virgínia
  40 Em folhas secas, com um conteúdo de óleos voláteis superior a 0,2 %, em peso, do tipo turco
  90 Outros
 20 Tabaco total ou parcialmente destalado
  10 Em folhas, sem secar nem fermentar
  20 Em folhas secas ou fermentadas tipo capeiro
  30 Em folhas secas em secador de ar quente (flue cured), do tipo Virgínia
  40 Em folhas secas (light air cured), do tipo Burley
  90 Outros
 3000 Desperdícios de tabaco
2402 Charutos, cigarrilhas e cigarros, de tabaco ou dos seus sucedâneos
 1000 Charutos e cigarrilhas, que contenham tabaco
 2000 Cigarros que contenham tabaco
 9000 Outros
2403 Outros produtos de tabaco e seus sucedâneos, manufaturados; tabaco "homogeneizado" ou "reconstituído"; extratos e molhos de tabaco
 1100 Tabaco para fumar, mesmo que contenha sucedâneos do tabaco em qualquer proporção, Tabaco para narguilé (cachimbo de água) mencionado na Nota de subposição 1 do presente Capítulo
 1900 Tabaco para fumar, mesmo que contenha sucedâneos do tabaco em qualquer proporção, Outros
 9100 Outros, Tabaco "homogeneizado" ou "reconstituído"
 99 Outros, Outros
  10 Extratos e molhos
  90 Outros
2404 Produtos que contenham tabaco, tabaco reconstituído, nicotina ou sucedâneos do tabaco ou da nicotina, destinados à inalação sem combustão; outros produtos que contenham nicotina destinados à absorção da nicotina pelo corpo humano
 1100 Produtos destinados à inalação sem combustão, Que contenham tabaco ou tabaco reconstituído
 1200 Produtos destinados à inalação sem combustão, Outros, que contenham nicotina
 1900 Produtos destinados à inalação sem combustão, Outros
 9100 Outros, Para aplicação oral
 9200 Outros, Para aplicação percutânea
 9900 Outros, Outros
2501 Sal (incluindo o sal de mesa e o sal desnaturado) e cloreto de sódio puro, mesmo em solução aquosa ou adicionados de agentes antiaglomerantes ou de agentes que assegurem uma boa fluidez; água do mar
 0011 Sal a granel, sem agregados Sal marinho
 0019 Sal a granel, sem agregados Outros
 0020 Sal de mesa
 0090 Outros
2502 Piritas de ferro não ustuladas
 0000
2503 Enxofre de qualquer espécie, exceto o enxofre sublimado, o precipitado e o coloidal
 0010 A granel
 0090 Outros
2504 Grafita natural
 1000 Em pó ou em escamas
 9000 Outra
2505 Areias naturais de qualquer espécie, mesmo coradas, exceto areias metalíferas do Capítulo 26
 1000 Areias siliciosas e areias quartzosas
 9000 Outras areias
2506 Quartzo (exceto areias naturais); quartzitos, mesmo desbastados ou simplesmente cortados, à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 1000 Quartzo
 2000 Quartzitos
2507 Caulim (caulino) e outras argilas caulínicas, mesmo calcinados
 0010 Caulim (caulino)
 0090 Outros
2508 Outras argilas (exceto argilas expandidas da posição 68.06), andaluzita, cianita, silimanita, mesmo calcinadas; mulita; barro cozido em pó (terra de chamotte) e terra de dinas
 1000 Bentonita
 3000 Argilas refratárias
 40 Outras argilas
  10 Plásticas, com um teor de Fe2O3, em peso, inferior a 1,5 % e com perda por calcinação, em peso, superior a 12 %
  90 Outras
 5000 Andaluzita, cianita e silimanita
 6000 Mulita
 7000 Barro cozido em pó (terra de chamotte) e terra de dinas
2509 Cré
 0000
2510 
 1010 Não moídos Fosfatos de cálcio naturais
 1090 Não moídos Outros
 2010 Moídos Fosfatos de cálcio naturais
 2090 Moídos Outros
2511 Sulfato de bário natural (baritina); carbonato de bário natural (witherita), mesmo calcinado, exceto o óxido de bário da posição 28.16
 1000 Sulfato de bário natural (baritina)
 2000 Carbonato de bário natural (witherita)
2512 Farinhas siliciosas fósseis (por exemplo, kieselguhr, tripolita, diatomita) e outras terras siliciosas análogas de densidade aparente não superior a 1, mesmo calcinadas
 0000
2513 Pedra-pomes; esmeril; corindo natural, granada natural e outros abrasivos naturais, mesmo tratados termicamente
 1000 Pedra-pomes
 2000 Esmeril, corindo natural, granada natural e outros abrasivos naturais
2514 Ardósia, mesmo desbastada ou simplesmente cortada à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 0000
2515 Mármores, travertinos, granitos belgas e outras pedras calcárias de cantaria ou de construção, de densidade aparente igual ou superior a 2,5, e alabastro, mesmo desbastados ou simplesmente cortados à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 1100 Mármores e travertinos, Em bruto ou desbastados
 12 Mármores e travertinos, Simplesmente cortados à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
  10 Mármores
  20 Travertinos
 2000 Granitos belgas e outras pedras calcárias de cantaria ou de construção; alabastro
2516 Granito, pórfiro, basalto, arenito (grés) e outras pedras de cantaria ou de construção, mesmo desbastados ou simplesmente cortados à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 1100 Granito, Em bruto ou desbastado
 1200 Granito, Simplesmente cortado à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 2000 Arenito (grés)
 9000 Outras pedras de cantaria ou de construção
2517 Calhaus, cascalho, pedras britadas, do tipo normalmente utilizado em concreto (betão) ou para empedramento de estradas, de vias férreas ou outros balastros, seixos rolados e sílex, mesmo tratados termicamente; macadame de escórias de altos-fornos, de outras escórias ou de resíduos industriais semelhantes, mesmo que contenham matérias incluídas na primeira parte do texto desta posição; tarmacadame; grânulos, lascas e pós, das pedras das posições 25.15 ou 25.16, mesmo tratados termicamente
 1000 Calhaus, cascalho, pedras britadas, do tipo normalmente utilizado em concreto (betão) ou para empedramento de estradas, de vias férreas ou outros balastros, seixos rolados e sílex, mesmo tratados termicamente
 2000 Macadame de escórias de altos-fornos, de outras escórias ou de resíduos industriais semelhantes, mesmo que contenham matérias incluídas na subposição 2517.10
 3000 Tarmacadame
 4100 Grânulos, lascas e pós, das pedras das posições 25.15 ou 25.16, mesmo tratados termicamente, De mármore
 4900 Grânulos, lascas e pós, das pedras das posições 25.15 ou 25.16, mesmo tratados termicamente, Outros
2518 Dolomita, mesmo sinterizada ou calcinada, incluindo a dolomita desbastada ou simplesmente cortada à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular
 1000 Dolomita não calcinada nem sinterizada, denominada "crua"
 2000 Dolomita calcinada ou sinterizada
2519 Carbonato de magnésio natural (magnesita); magnésia eletrofundida; magnésia calcinada a fundo (sinterizada), mesmo que contenha pequenas quantidades de outros óxidos adicionados antes da sinterização; outro óxido de magnésio, mesmo puro
 1000 Carbonato de magnésio natural (magnesita)
 9010 Outros Magnésia eletrofundida
 9090 Outros Outros
2520 
 10 Gipsita; anidrita
  11 Gipsita Em pedaços irregulares (pedras)
  19 Gipsita Outros
  20 Anidrita
 2010 Gesso Moído, apto para uso odontológico
 2090 Gesso Outros
2521 Castinas; pedras calcárias utilizadas na fabricação de cal ou de cimento
 0000
2522 Cal viva, cal apagada e cal hidráulica, com exclusão do óxido e do hidróxido de cálcio da posição 28.25
 1000 Cal viva
 2000 Cal apagada
 3000 Cal hidráulica
2523 Cimentos hidráulicos (incluindo os cimentos não pulverizados, denominados clinkers), mesmo corados
 1000 Cimentos não pulverizados, denominados clinkers
 2100 Cimentos Portland, Cimentos brancos, mesmo corados artificialmente
 29 Cimentos Portland, Outros
  10 Cimento comum
  90 Outros
 3000 Cimentos aluminosos
 9000 Outros cimentos hidráulicos
2524 Amianto
 1000 Crocidolita
 9000 Outros
2525 Mica, incluindo a mica clivada em lamelas irregulares (splittings); desperdícios de mica
 1000 Mica em bruto ou clivada em folhas ou lamelas irregulares (splittings)
 2000 Mica em pó
 3000 Desperdícios de mica
2526 Esteatita natural, mesmo desbastada ou simplesmente cortada à serra ou por outro meio, em blocos ou placas de forma quadrada ou retangular; talco
 1000 Não triturados nem em pó
 2000 Triturados ou em pó
2528 Boratos naturais e seus concentrados (calcinados ou não), exceto boratos extraídos de salmouras naturais; ácido bórico natural com um teor máximo de 85 % de H3BO3, em produto seco
 0000
2529 Feldspato; leucita; nefelina e nefelina-sienito; espatoflúor
 1000 Feldspato
 2100 Espatoflúor, Que contenha, em peso, 97 % ou menos de fluoreto de cálcio
 2200 Espatoflúor, Que contenha, em peso, mais de 97 % de fluoreto de cálcio
 3000 Leucita; nefelina e nefelina-sienito
2530 
 10 Vermiculita, perlita e cloritas, não expandidas
  10 Perlita
  90 Outras
 2000 Kieserita, epsomita (sulfatos de magnésio naturais)
 9010 Outras Espodumênio
 9020 Outras Areia de zircônio micronizada, própria para a preparação de esmaltes cerâmicos
 9030 Outras Minerais de metais das terras raras
 9040 Outras Terras corantes
 9090 Outras Outras
2601 Minérios de ferro e seus concentrados, incluindo as piritas de ferro ustuladas (cinzas de piritas)
 1100 Minérios de ferro e seus concentrados, exceto as piritas de ferro ustuladas (cinzas de piritas), Não aglomerados
 1210 Minérios de ferro e seus concentrados, exceto as piritas de ferro ustuladas (cinzas de piritas), Aglomerados Aglomerados por processo de peletização, de diâmetro igual ou superior a 8 mm, mas não superior a 18 mm
 1220 Em briquetes de volume igual ou superior a 4 cm³, mas não superior a 60 cm³
 1290 Minérios de ferro e seus concentrados, exceto as piritas de ferro ustuladas (cinzas de piritas), Aglomerados Outros
 2000 Piritas de ferro ustuladas (cinzas de piritas)
2602 Minérios de manganês e seus concentrados, incluindo os minérios de manganês ferruginosos e seus concentrados, de teor de manganês de 20 % ou mais, em peso, sobre o produto seco
 0010 Aglomerados
 0090 Outros
2603 Minérios de cobre e seus concentrados
 0010 Sulfetos
 0090 Outros
2604 Minérios de níquel e seus concentrados
 0000
2605 Minérios de cobalto e seus concentrados
 0000
2606 Minérios de alumínio e seus concentrados
 0011 Bauxita Não calcinada
 0012 Bauxita Calcinada
 0090 Outros
2607 Minérios de chumbo e seus concentrados
 0000
2608 Minérios de zinco e seus concentrados
 0010 Sulfetos
 0090 Outros
2609 Minérios de estanho e seus concentrados
 0000
2610 Minérios de cromo e seus concentrados
 0010 Cromita
 0090 Outros
2611 Minérios de tungstênio (volfrâmio) e seus concentrados
 0000
2612 Minérios de urânio ou de tório, e seus concentrados
 1000 Minérios de urânio e seus concentrados
 2000 Minérios de tório e seus concentrados
2613 Minérios de molibdênio e seus concentrados
 1010 Ustulados Molibdenita
 1090 Ustulados Outros
 9010 Outros Molibdenita
 9090 Outros Outros
2614 Minérios de titânio e seus concentrados
 0010 Ilmenita
 0090 Outros
2615 Minérios de nióbio (colômbio), tântalo, vanádio ou de zircônio, e seus concentrados
 10 Minérios de zircônio e seus concentrados
  10 Badeleíta
  20 Zirconita
  90 Outros
 9000 Outros
2616 Minérios de metais preciosos e seus concentrados
 1000 Minérios de prata e seus concentrados
 9000 Outros
2617 Outros minérios e seus concentrados
 1000 Minérios de antimônio e seus concentrados
 9000 Outros
2618 Escória de altos-fornos granulada (areia de escória) proveniente da fabricação de ferro fundido, ferro ou aço
 0000
2619 Escórias (exceto escória de altos-fornos granulada) e outros desperdícios da fabricação de ferro fundido, ferro ou aço
 0000
2620 
 1100 Que contenham principalmente zinco, Mates de galvanização
 1900 Que contenham principalmente zinco, Outros
 2100 Que contenham principalmente chumbo, Lamas (borras) de gasolina que contenham chumbo e lamas (borras) de compostos antidetonantes que contenham chumbo
 2900 Que contenham principalmente chumbo, Outros
 3000 Que contenham principalmente cobre
 4000 Que contenham principalmente alumínio
 6000 Que contenham arsênio, mercúrio, tálio ou suas misturas, do tipo utilizado para extração de arsênio ou destes metais ou para fabricação dos seus compostos químicos
 9100 Outros, Que contenham antimônio, berílio, cádmio, cromo ou suas misturas
 99 Outros, Outros
  10 Que contenham principalmente titânio
  90 Outros
2621 Outras escórias e cinzas, incluindo as cinzas de algas; cinzas e resíduos provenientes da incineração de resíduos municipais
 1000 Cinzas e resíduos provenientes da incineração de resíduos municipais
 9010 Outras Cinzas de origem vegetal
 9090 Outras Outras
2701 Hulhas; briquetes, bolas em aglomerados e combustíveis sólidos semelhantes, obtidos a partir da hulha
 1100 Hulhas, mesmo em pó, mas não aglomeradas, Antracita
 1200 Hulhas, mesmo em pó, mas não aglomeradas, Hulha betuminosa
 1900 Hulhas, mesmo em pó, mas não aglomeradas, Outras hulhas
 2000 Briquetes, bolas em aglomerados e combustíveis sólidos semelhantes, obtidos a partir da hulha
2702 Linhitas, mesmo aglomeradas, exceto azeviche
 1000 Linhitas, mesmo em pó, mas não aglomeradas
 2000 Linhitas aglomeradas
2703 Turfa (incluindo a turfa para cama de animais), mesmo aglomerada
 0000
2704 Coques e semicoques, de hulha, de linhita ou de turfa, mesmo aglomerados; carvão de retorta
 0011 Coques Com granulometria igual ou superior a 80 mm
 0012 Coques Com granulometria inferior a 80 mm
 0090 Outros
2705 Gás de hulha, gás de água, gás pobre (gás de ar) e gases semelhantes, exceto gases de petróleo e outros hidrocarbonetos gasosos
 0000
2706 Alcatrões de hulha, de linhita ou de turfa e outros alcatrões minerais, mesmo desidratados ou parcialmente destilados, incluindo os alcatrões reconstituídos
 0000
2707 Óleos e outros produtos provenientes da destilação dos alcatrões de hulha a alta temperatura; produtos análogos em que os constituintes aromáticos predominem, em peso, relativamente aos constituintes não aromáticos
 1000 Benzol (benzeno)
 2000 Toluol (tolueno)
 3000 Xilol (xilenos)
 4000 Naftaleno
 50 Outras misturas de hidrocarbonetos aromáticos que destilem (incluindo as perdas) uma fração igual ou superior a 65 %, em volume, a 250 °C, segundo o método ISO 3405 (equivalente ao método ASTM D 86)
  10 Misturas que contenham trimetilbenzenos e etiltoluenos, como componentes majoritários
  90 Outras
 9100 Outros, Óleos de creosoto
 99 Outros, Outros
  10 Cresóis
  90 Outros
2708 Breu e coque de breu obtidos a partir do alcatrão de hulha ou de outros alcatrões minerais
 1000 Breu
 2000 Coque de breu
2709 Óleos brutos de petróleo ou de minerais betuminosos
 0010 De petróleo
 0090 Outros
2710 
 12 Óleos de petróleo ou de minerais betuminosos (exceto óleos brutos) e preparações não especificadas nem compreendidas noutras posições, que contenham, como constituintes básicos, 70 % ou mais, em peso, de óleos de petróleo ou de minerais betuminosos, exceto os que contenham biodiesel e exceto os resíduos de óleos, Óleos leves e preparações
  10 Hexano comercial
  21 Misturas de alquilidenos Di-isobutileno
  29 Misturas de alquilidenos Outras
  30 Aguarrás mineral (white spirit)
  41 Naftas Para petroquímica
  49 Naftas Outras
  51 Gasolinas De aviação
  59 Gasolinas Outras
  60 Mistura de hidrocarbonetos acíclicos e cíclicos, saturados, derivados de frações de petróleo, que contenha, em peso, menos de 2 %, de hidrocarbonetos aromáticos, cuja curva de destilação, segundo o método ISO 3405 (equivalente ao método ASTM D 86), apresenta um ponto inicial mínimo de 70 °C e uma fração de destilado igual ou superior a 90 %, em volume, a 210 °C
  90 Outros
 19 Óleos de petróleo ou de minerais betuminosos (exceto óleos brutos) e preparações não especificadas nem compreendidas noutras posições, que contenham, como constituintes básicos, 70 % ou mais, em peso, de óleos de petróleo ou de minerais betuminosos, exceto os que contenham biodiesel e exceto os resíduos de óleos, Outros
  11 Querosenes De aviação
  19 Querosenes Outros
  21 Outros óleos combustíveis "Gasóleo" (óleo diesel)
  22 Outros óleos combustíveis Fuel-oil
  29 Outros óleos combustíveis Outros
  31 Óleos lubrificantes Sem aditivos
  32 Óleos lubrificantes Com aditivos
  91 Outros Óleos minerais brancos (óleos de vaselina ou de parafina)
  92 Outros Líquidos para transmissões hidráulicas
  93 Outros Óleos para isolamento elétrico
  94 Outros Mistura de hidrocarbonetos acíclicos e cíclicos, saturados, derivados de frações de petróleo, que contenha, em peso, menos de 2 %, de hidrocarbonetos aromáticos, que destila, segundo o método ISO 3405 (equivalente ao método ASTM D 86), uma fração inferior a 90 %, em volume, a 210 °C com um ponto final máximo de 360 °C
  99 Outros Outros
 2000 Óleos de petróleo ou de minerais betuminosos (exceto óleos brutos) e preparações não especificadas nem compreendidas noutras posições, que contenham, como constituintes básicos, 70 % ou mais, em peso, de óleos de petróleo ou de minerais betuminosos, que contenham biodiesel, exceto os resíduos de óleos
 9110 Que contenham bifenilas policloradas (PCB) numa concentração igual ou superior a 50 mg/kg
 9120 Outros, que contenham terfenilas policloradas (PCT) ou bifenilas polibromadas (PBB), mesmo que também contenham bifenilas policloradas (PCB) numa concentração inferior a 50 mg/kg
 9190 Outros
 9900 Resíduos de óleos, Outros
2711 Gás de petróleo e outros hidrocarbonetos gasosos
 1100 Liquefeitos, Gás natural
 12 Liquefeitos, Propano
  10 Bruto
  90 Outros
 1300 Liquefeitos, Butanos
 1400 Liquefeitos, Etileno, propileno, butileno e butadieno
 19 Liquefeitos, Outros
  10 Gás liquefeito de petróleo (GLP)
  90 Outros
 2100 No estado gasoso, Gás natural
 29 No estado gasoso, Outros
  10 Butanos
  90 Outros
2712 Vaselina; parafina, cera de petróleo microcristalina, slack wax, ozocerite, cera de linhita, cera de turfa, outras ceras minerais e produtos semelhantes obtidos por síntese ou por outros processos, mesmo corados
 1000 Vaselina
 2000 Parafina que contenha, em peso, menos de 0,75 % de óleo
 9000 Outros
2713 Coque de petróleo, betume de petróleo e outros resíduos dos óleos de petróleo ou de minerais betuminosos
 1100 Coque de petróleo, Não calcinado
 1200 Coque de petróleo, Calcinado
 2000 Betume de petróleo
 9000 Outros resíduos dos óleos de petróleo ou de minerais betuminosos
2714 Betumes e asfaltos, naturais; xistos e areias betuminosos; asfaltitas e rochas asfálticas
 1000 Xistos e areias betuminosos
 9000 Outros
2715 Misturas betuminosas à base de asfalto ou de betume naturais, de betume de petróleo, de alcatrão mineral ou de breu de alcatrão mineral (por exemplo, mástiques betuminosas e cut-backs)
 0000
2716 Energia elétrica
 0000
2801 Flúor, cloro, bromo e iodo
 1000 Cloro
 2010 Iodo Sublimado
 2090 Iodo Outros
 3000 Flúor; bromo
2802 Enxofre sublimado ou precipitado; enxofre coloidal
 0000
2803 Carbono (negros de fumo e outras formas de carbono não especificadas nem compreendidas noutras posições)
 0011 Negros de fumo Negro de acetileno
 0019 Negros de fumo Outros
 0090 Outros
2804 Hidrogênio, gases raros e outros elementos não metálicos
 1000 Hidrogênio
 2100 Gases raros, Argônio (árgon)
 29 Gases raros, Outros
  10 Hélio líquido
  90 Outros
 3000 Nitrogênio (azoto)
 4000 Oxigênio
 5000 Boro; telúrio
 6100 Silício, Que contenha, em peso, pelo menos 99,99 % de silício
 6900 Silício, Outro
 7010 Fósforo Branco
 7020 Fósforo Vermelho ou amorfo
 7030 Fósforo Negro
 8000 Arsênio
 9000 Selênio
2805 Metais alcalinos ou alcalinoterrosos; metais de terras raras, escândio e ítrio, mesmo misturados ou ligados entre si; mercúrio
 1100 Metais alcalinos ou alcalinoterrosos, Sódio
 1200 Metais alcalinos ou alcalinoterrosos, Cálcio
 19 Metais alcalinos ou alcalinoterrosos, Outros
  10 Estrôncio
  20 Bário
  90 Outros
 30 Metais de terras raras, escândio e ítrio, mesmo misturados ou ligados entre si
  10 Liga de cério, com um teor de ferro inferior ou igual a 5 %, em peso (Mischmetal)
  90 Outros
 4000 Mercúrio
2806 Cloreto de hidrogênio (ácido clorídrico); ácido clorossulfúrico
 10 Cloreto de hidrogênio (ácido clorídrico) Em
  10 estado gasoso ou liquefeito
  20 solução aquosa
 2000 Ácido clorossulfúrico
2807 Ácido sulfúrico; ácido sulfúrico fumante (óleum). Ácido
 0010 sulfúrico
 0020 sulfúrico fumante (óleum)
2808 Ácido nítrico; ácidos sulfonítricos
 0010 Ácido nítrico
 0020 Ácidos sulfonítricos
2809 Pentóxido de difósforo; ácido fosfórico; ácidos polifosfóricos, de constituição química definida ou não
 1000 Pentóxido de difósforo
 20 Ácido fosfórico e ácidos polifosfóricos
  11 Ácido fosfórico Com um teor de ferro inferior a 750 ppm
  19 Ácido fosfórico Outros
  20 Ácidos metafosfóricos
  30 Ácido pirofosfórico
  90 Outros
2810 Óxidos de boro; ácidos bóricos
 0010 Ácido ortobórico
 0090 Outros
2811 Outros ácidos inorgânicos e outros compostos oxigenados inorgânicos dos elementos não metálicos
 1100 Outros ácidos inorgânicos, Fluoreto de hidrogênio (ácido fluorídrico)
 1200 Outros ácidos inorgânicos, Cianeto de hidrogênio (ácido cianídrico ou ácido hidrociânico)
 19 Outros ácidos inorgânicos, Outros
  10 Ácido aminossulfônico (ácido sulfâmico)
  20 Ácido fosfônico (ácido fosforoso)
  30 Ácido perclórico
  40 Fluorácidos e outros compostos de flúor
  90 Outros
 2100 Outros compostos oxigenados inorgânicos dos elementos não metálicos, Dióxido de carbono
 22 Outros compostos oxigenados inorgânicos dos elementos não metálicos, Dióxido de silício
  10 Obtido por precipitação química
  20 Tipo aerogel
  30 Gel de sílica
  90 Outros
 29 Outros compostos oxigenados inorgânicos dos elementos não metálicos, Outros
  10 Dióxido de enxofre
  90 Outros
2812 Halogenetos e oxialogenetos dos elementos não metálicos
 1100 Cloretos e oxicloretos, Dicloreto de carbonila (fosgênio)
 1200 Cloretos e oxicloretos, Oxicloreto de fósforo
 1300 Cloretos e oxicloretos, Tricloreto de fósforo
 1400 Cloretos e oxicloretos, Pentacloreto de fósforo
 1500 Cloretos e oxicloretos, Monocloreto de enxofre
 1600 Cloretos e oxicloretos, Dicloreto de enxofre
 1700 Cloretos e oxicloretos, Cloreto de tionila
 19 Cloretos e oxicloretos, Outros
  11 Cloretos Tricloreto de arsênio
  19 Cloretos Outros
  20 Oxicloretos
 9000 Outros
2813 Sulfetos dos elementos não metálicos; trissulfeto de fósforo comercial
 1000 Dissulfeto de carbono
 9010 Outros Pentassulfeto de difósforo
 9090 Outros Outros
2814 Amoníaco anidro ou em solução aquosa (amônia)
 1000 Amoníaco anidro
 2000 Amoníaco em solução aquosa (amônia)
2815 Hidróxido de sódio (soda cáustica); hidróxido de potássio (potassa cáustica); peróxidos de sódio ou de potássio
 1100 Hidróxido de sódio (soda cáustica), Sólido
 1200 Hidróxido de sódio (soda cáustica), Em solução aquosa (lixívia de soda cáustica)
 2000 Hidróxido de potássio (potassa cáustica)
 3000 Peróxidos de sódio ou de potássio
2816 Hidróxido e peróxido de magnésio; óxidos, hidróxidos e peróxidos, de estrôncio ou de bário
 10 Hidróxido e peróxido de magnésio
  10 Hidróxido
  20 Peróxido
 40 Óxidos, hidróxidos e peróxidos, de estrôncio ou de bário
  10 Hidróxido de bário
  90 Outros
2817 Óxido de zinco; peróxido de zinco
 0010 Óxido de zinco (branco de zinco)
 0020 Peróxido de zinco
2818 Corindo artificial, de constituição química definida ou não; óxido de alumínio; hidróxido de alumínio
 10 Corindo artificial, de constituição química definida ou não
  10 Branco, que passe através de uma peneira com abertura de malha de 63 micrômetros (mícrons) em proporção superior a 90 %, em peso
  90 Outros
 20 Óxido de alumínio, exceto o corindo artificial
  10 Alumina calcinada
  90 Outros
 3000 Hidróxido de alumínio
2819 Óxidos e hidróxidos de cromo
 1000 Trióxido de cromo
 9010 Outros Óxidos
 9020 Outros Hidróxidos
2820 
 1010 Com um teor de MnO<sub>2</sub> igual ou superior a 91 %, em peso (manganês eletrolítico)
 1090 Outros
 9010 Outros Óxido manganoso
 9020 Outros Trióxido de dimanganês (sesquióxido de manganês)
 9030 Outros Tetraóxido de trimanganês (óxido salino de manganês)
 9040 Outros Heptaóxido de dimanganês (anidrido permangânico)
2821 Óxidos e hidróxidos de ferro; terras corantes que contenham, em peso, 70 % ou mais de ferro combinado, expresso em Fe2O3
 10 Óxidos e hidróxidos de ferro
  11 Óxido férrico Com um teor de Fe2O3 igual ou superior a 85 %, em peso
  19 Óxido férrico Outros
  20 Óxido ferroso-férrico (óxido magnético de ferro), com um teor de Fe3O4 igual ou superior a 93 %, em peso
  30 Hidróxidos de ferro
  90 Outros
 2000 Terras corantes
2822 Óxidos e hidróxidos de cobalto; óxidos de cobalto comerciais
 0010 Tetraóxido de tricobalto (óxido salino de cobalto)
 0090 Outros
2823 Óxidos de titânio
 0010 Tipo anátase
 0090 Outros
2824 Óxidos de chumbo; mínio (zarcão) e mínio-laranja (mine-orange)
 1000 Monóxido de chumbo (litargírio, massicote)
 9010 Outros Mínio (zarcão) e mínio-laranja (mine-orange)
 9090 Outros Outros
2825 Hidrazina e hidroxilamina, e seus sais inorgânicos; outras bases inorgânicas; outros óxidos, hidróxidos e peróxidos, de metais
 10 Hidrazina e hidroxilamina, e seus sais inorgânicos
  10 Hidrazina e seus sais inorgânicos
  20 Hidroxilamina e seus sais inorgânicos
 20 Óxido e hidróxido de lítio
  10 Óxido
  20 Hidróxido
 30 Óxidos e hidróxidos de vanádio
  10 Pentóxido de divanádio
  90 Outros
 40 Óxidos e hidróxidos de níquel
  10 Óxido niqueloso
  90 Outros
 50 Óxidos e hidróxidos de cobre
  10 Óxido cúprico, com um teor de CuO igual ou superior a 98 %, em peso
  90 Outros
 60 Óxidos de germânio e dióxido de zircônio
  10 Óxidos de germânio
  20 Dióxido de zircônio
 70 Óxidos e hidróxidos de molibdênio
  10 Trióxido de molibdênio
  90 Outros
 80 Óxidos de antimônio
  10 Trióxido de antimônio
  90 Outros
 9010 Outros Óxido de cádmio
 9020 Outros Trióxido de tungstênio (volfrâmio)
 9090 Outros Outros
2826 Fluoretos; fluorossilicatos, fluoraluminatos e outros sais complexos de flúor
 1200 Fluoretos, De alumínio
 19 Fluoretos, Outros
  10 Trifluoreto de cromo
  20 Fluoreto ácido de amônio
  90 Outros
 3000 Hexafluoraluminato de sódio (criolita sintética)
 9010 Outros Fluoroaluminato de potássio
 9020 Outros Fluorossilicatos de sódio ou de potássio
 9090 Outros Outros
2827 Cloretos, oxicloretos e hidroxicloretos; brometos e oxibrometos; iodetos e oxiodetos
 1000 Cloreto de amônio
 20 Cloreto de cálcio
  10 Com um teor de CaCl2 igual ou superior a 98 %, em peso, em base seca
  90 Outros
 31 Outros cloretos, De magnésio
  10 Com um teor de MgCl2 inferior a 98 %, em peso, e de cálcio (Ca) inferior ou igual a 0,5 %, em peso
  90 Outros
 3200 Outros cloretos, De alumínio
 3500 Outros cloretos, De níquel
 3910 Outros cloretos, Outros De cobre I (cloreto cuproso ou monocloreto de cobre)
 3920 Outros cloretos, Outros De titânio
 3931 Anidro, com um teor de ZnCl<sub>2</sub> igual ou superior a 98 %, em peso
 3939 Outros
 3940 Outros cloretos, Outros De zircônio
 3950 Outros cloretos, Outros De antimônio
 3960 Outros cloretos, Outros De lítio
 3970 Outros cloretos, Outros De bismuto
 3991 Outros cloretos, Outros Outros De cádmio
 3992 Outros cloretos, Outros Outros De césio
 3993 Outros cloretos, Outros Outros De cromo
 3994 Outros cloretos, Outros Outros De estrôncio
 3995 Outros cloretos, Outros Outros De manganês
 3996 Outros cloretos, Outros Outros De ferro
 3997 Outros cloretos, Outros Outros De cobalto
 3999 Outros cloretos, Outros Outros Outros
 41 Oxicloretos e hidroxicloretos, De cobre
  10 Oxicloretos
  20 Hidroxicloretos
 49 Oxicloretos e hidroxicloretos, Outros
  11 Oxicloretos De bismuto
  12 Oxicloretos De zircônio
  19 Oxicloretos Outros
  21 Hidroxicloretos De alumínio
  29 Hidroxicloretos Outros
 5100 Brometos e oxibrometos, Brometos de sódio ou de potássio
 5900 Brometos e oxibrometos, Outros
 60 Iodetos e oxiodetos
  11 Iodetos De sódio
  12 Iodetos De potássio
  19 Iodetos Outros
  21 Oxiodetos De potássio
  29 Oxiodetos Outros
2828 Hipocloritos; hipoclorito de cálcio comercial; cloritos; hipobromitos
 1000 Hipoclorito de cálcio comercial e outros hipocloritos de cálcio
 9011 Outros Hipocloritos De sódio
 9019 Outros Hipocloritos Outros
 9020 Outros Clorito de sódio
 9090 Outros Outros
2829 Cloratos e percloratos; bromatos e perbromatos; iodatos e periodatos
 1100 Cloratos, De sódio
 19 Cloratos, Outros
  10 De cálcio
  20 De potássio
  90 Outros
 9011 Outros Bromatos De sódio
 9012 Outros Bromatos De potássio
 9019 Outros Bromatos Outros
 9021 Outros Perbromatos De sódio
 9022 Outros Perbromatos De potássio
 9029 Outros Perbromatos Outros
 9031 Outros Iodatos De potássio
 9032 Outros Iodatos De cálcio
 9039 Outros Iodatos Outros
 9040 Outros Periodatos
 9050 Outros Percloratos
2830 
 10 Sulfetos de sódio De
  10 dissódio
  20 monossódio (hidrogenossulfeto de sódio)
 9011 Outros Sulfetos De molibdênio IV (dissulfeto de molibdênio)
 9012 Outros Sulfetos De bário
 9013 Outros Sulfetos De potássio
 9014 Outros Sulfetos De chumbo
 9015 Outros Sulfetos De estrôncio
 9016 Outros Sulfetos De zinco
 9019 Outros Sulfetos Outros
 9020 Outros Polissulfetos
2831 Ditionitos e sulfoxilatos
 1011 De sódio Ditionitos (hidrossulfitos) Estabilizados
 1019 De sódio Ditionitos (hidrossulfitos) Outros
 1021 De sódio Sulfoxilatos Estabilizados com formaldeído
 1029 De sódio Sulfoxilatos Outros
 9010 Outros Ditionito de zinco
 9090 Outros Outros
2832 Sulfitos; tiossulfatos
 10 Sulfitos de sódio
  10 De dissódio
  90 Outros
 2000 Outros sulfitos
 30 Tiossulfatos
  10 De amônio
  20 De sódio
  90 Outros
2833 Sulfatos; alumes; peroxossulfatos (persulfatos)
 11 Sulfatos de sódio, Sulfato dissódico
  10 Anidro
  90 Outros
 1900 Sulfatos de sódio, Outros
 2100 Outros sulfatos, De magnésio
 2200 Outros sulfatos, De alumínio
 2400 Outros sulfatos, De níquel
 25 Outros sulfatos, De cobre
  10 Cuproso
  20 Cúprico
 27 Outros sulfatos, De bário
  10 Com um teor de BaSO4 igual ou superior a 97,5 %, em peso
  90 Outros
 29 Outros sulfatos, Outros
  10 De antimônio
  20 De lítio
  30 De estrôncio
  40 Sulfato ferroso
  50 Neutro de chumbo
  60 De cromo
  70 De zinco
  90 Outros
 3000 Alumes
 40 Peroxossulfatos (persulfatos)
  10 De sódio
  20 De amônio
  90 Outros
2834 Nitritos; nitratos
 1010 Nitritos De sódio
 1090 Nitritos Outros
 21 Nitratos, De potássio
  10 Com um teor de KNO3 inferior ou igual a 98 %, em peso
  90 Outros
 29 Nitratos, Outros
  10 De cálcio, com um teor de nitrogênio (azoto) inferior ou igual a 16 %, em peso
  30 De alumínio
  40 De lítio
  90 Outros
2835 Fosfinatos (hipofosfitos), fosfonatos (fosfitos) e fosfatos; polifosfatos de constituição química definida ou não
 10 Fosfinatos (hipofosfitos) e fosfonatos (fosfitos)
  11 Fosfinatos (hipofosfitos) De sódio
  19 Fosfinatos (hipofosfitos) Outros
  21 Fosfonatos (fosfitos) Dibásico de chumbo
  29 Fosfonatos (fosfitos) Outros
 2200 Fosfatos, Mono ou dissódico
 2400 Fosfatos, De potássio
 2500 Fosfatos, Hidrogeno-ortofosfato de cálcio (fosfato dicálcico)
 2600 Fosfatos, Outros fosfatos de cálcio
 29 Fosfatos, Outros
  10 De ferro
  20 De cobalto
  30 De cobre
  40 De cromo
  50 De estrôncio
  60 De manganês
  70 De triamônio
  80 De trissódio
  90 Outros
 31 Polifosfatos, Trifosfato de sódio (tripolifosfato de sódio)
  10 Grau alimentício, de acordo com o estabelecido pela Food and Agriculture Organization, Organização Mundial da Saúde (FAO, OMS) ou pelo Food Chemical Codex (FCC)
  90 Outros
 39 Polifosfatos, Outros
  10 Metafosfatos de sódio
  20 Pirofosfatos de sódio
  30 Pirofosfato de zinco
  90 Outros
2836 Carbonatos; peroxocarbonatos (percarbonatos); carbonato de amônio comercial que contenha carbamato de amônio
 20 Carbonato dissódico
  10 Anidro
  90 Outros
 3000 Hidrogenocarbonato (bicarbonato) de sódio
 4000 Carbonatos de potássio
 5000 Carbonato de cálcio
 60 Carbonato de bário
  10 Com um teor de BaCO3 igual ou superior a 98 %, em peso
  90 Outros
 9100 Outros, Carbonatos de lítio
 9200 Outros, Carbonato de estrôncio
 99 Outros, Outros
  11 Carbonatos De magnésio, de densidade aparente inferior a 200 kg/m3
  12 Carbonatos De zircônio
  13 Carbonatos De amônio comercial e outros carbonatos de amônio
  19 Carbonatos Outros
  20 Peroxocarbonatos (percarbonatos)
2837 Cianetos, oxicianetos e cianetos complexos
 1100 Cianetos e oxicianetos, De sódio
 19 Cianetos e oxicianetos, Outros
  11 Cianetos De potássio
  12 Cianetos De zinco
  14 Cianetos De cobre I (cianeto cuproso)
  15 Cianetos De cobre II (cianeto cúprico)
  19 Cianetos Outros
  20 Oxicianetos
 20 Cianetos complexos
  11 Ferrocianetos De sódio
  12 Ferrocianetos De ferro II (ferrocianeto ferroso)
  19 Ferrocianetos Outros
  21 Ferricianetos De potássio
  22 Ferricianetos De ferro II (ferricianeto ferroso)
  23 Ferricianetos De ferro III (ferricianeto férrico)
  29 Ferricianetos Outros
  90 Outros
2839 Silicatos; silicatos dos metais alcalinos comerciais
 1100 De sódio, Metassilicatos
 1900 De sódio, Outros
 9010 Outros De magnésio
 9020 Outros De alumínio
 9030 Outros De zircônio
 9040 Outros De chumbo
 9050 Outros De potássio
 9090 Outros Outros
2840 
 1100 Tetraborato dissódico (bórax refinado), Anidro
 1900 Tetraborato dissódico (bórax refinado), Outro
 2000 Outros boratos
 3000 Peroxoboratos (perboratos)
2841 Sais dos ácidos oxometálicos ou peroxometálicos
 3000 Dicromato de sódio
 50 Outros cromatos e dicromatos; peroxocromatos
  11 Cromatos e dicromatos Cromato de amônio; dicromato de amônio
  12 Cromatos e dicromatos Cromato de potássio
  13 Cromatos e dicromatos Cromato de sódio
  14 Cromatos e dicromatos Dicromato de potássio
  15 Cromatos e dicromatos Cromato de zinco
  16 Cromatos e dicromatos Cromato de chumbo
  19 Cromatos e dicromatos Outros
  20 Peroxocromatos
 6100 Manganitos, manganatos e permanganatos, Permanganato de potássio
 69 Manganitos, manganatos e permanganatos, Outros
  10 Manganitos
  20 Manganatos
  30 Permanganatos
 7010 Molibdatos De amônio
 7020 Molibdatos De sódio
 7090 Molibdatos Outros
 80 Tungstatos (volframatos)
  10 De amônio
  20 De chumbo
  90 Outros
 9011 Outros Titanatos De chumbo
 9012 Outros Titanatos De bário ou de bismuto
 9013 Outros Titanatos De cálcio ou de estrôncio
 9014 Outros Titanatos De magnésio
 9015 Outros Titanatos De lantânio ou de neodímio
 9019 Outros Titanatos Outros
 9021 Outros Ferritos e ferratos Ferrito de bário
 9022 Outros Ferritos e ferratos Ferrito de estrôncio
 9029 Outros Ferritos e ferratos Outros
 9030 Outros Vanadatos
 9041 Outros Estanatos De bário
 9042 Outros Estanatos De bismuto
 9043 Outros Estanatos De cálcio
 9049 Outros Estanatos Outros
 9050 Outros Plumbatos
 9060 Outros Antimoniatos
 9070 Outros Zincatos
 9081 Outros Aluminatos De sódio
 9082 Outros Aluminatos De magnésio
 9083 Outros Aluminatos De bismuto
 9089 Outros Aluminatos Outros
 9090 Outros Outros
2842 Outros sais dos ácidos ou peroxoácidos inorgânicos (incluindo os aluminossilicatos de constituição química definida ou não), exceto as azidas
 10 Silicatos duplos ou complexos, incluindo os aluminossilicatos de constituição química definida ou não
  10 Zeólitas do tipo utilizado como trocadores de íons para o tratamento de águas
  90 Outros
 9000 Outros
2843 Metais preciosos no estado coloidal; compostos inorgânicos ou orgânicos de metais preciosos, de constituição química definida ou não; amálgamas de metais preciosos
 1000 Metais preciosos no estado coloidal
 2100 Compostos de prata, Nitrato de prata
 29 Compostos de prata, Outros
  10 Vitelinato de prata
  90 Outros
 30 Compostos de ouro
  10 Sulfeto de ouro em dispersão de gelatina
  90 Outros
 9011 Outros compostos; amálgamas Dexormaplatina; enloplatina; iproplatina; lobaplatina; miboplatina; ormaplatina; sebriplatina e zeniplatina Apresentados como medicamentos
 9019 Outros compostos; amálgamas Dexormaplatina; enloplatina; iproplatina; lobaplatina; miboplatina; ormaplatina; sebriplatina e zeniplatina Outros
 9020 Outros compostos; amálgamas Tricloreto de rutênio em solução aquosa com uma concentração igual ou superior a 17 %, mas inferior ou igual a 27 %, em peso
 9030 Outros compostos; amálgamas Ácido hexacloroirídico em solução aquosa com uma concentração igual ou superior a 17 %, mas inferior ou igual a 27 %, em peso
 9040 Tricloreto de rutênio, em pó
 9090 Outros compostos; amálgamas Outros
2844 Elementos químicos radioativos e isótopos radioativos (incluindo os elementos químicos e isótopos físseis (cindíveis) ou férteis), e seus compostos; misturas e resíduos que contenham esses produtos
 1000 Urânio natural e seus compostos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham urânio natural ou compostos de urânio natural
 2000 Urânio enriquecido em U 235 e seus compostos; plutônio e seus compostos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham urânio enriquecido em U 235, plutônio ou compostos destes produtos
 3000 Urânio empobrecido em U 235 e seus compostos; tório e seus compostos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham urânio empobrecido em U 235, tório ou compostos destes produtos
 4100 Elementos, isótopos e compostos, radioativos, exceto os das subposições 2844.10, 2844.20 ou 2844.30; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos, isótopos ou compostos; resíduos radioativos, Trítio e seus compostos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham trítio ou seus compostos
 4200 Elementos, isótopos e compostos, radioativos, exceto os das subposições 2844.10, 2844.20 ou 2844.30; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos, isótopos ou compostos; resíduos radioativos, Actínio-225, actínio-227, califórnio-253, cúrio-240, cúrio-241, cúrio-242, cúrio-243, cúrio-244, einstêinio-253, einstêinio-254, gadolínio-148, polônio-208, polônio-209, polônio-210, rádio-223, urânio-230 ou urânio-232, e seus compostos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos ou compostos
 43 Elementos, isótopos e compostos, radioativos, exceto os das subposições 2844.10, 2844.20 ou 2844.30; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos, isótopos ou compostos; resíduos radioativos, Outros elementos, isótopos e compostos, radioativos; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos, isótopos ou compostos
  10 Molibdênio-99 absorvido em alumina, apto para a obtenção de tecnécio-99 (reativo de diagnóstico para medicina nuclear)
  20 Cobalto-60
  30 Iodo-131
  90 Outros
 4400 Elementos, isótopos e compostos, radioativos, exceto os das subposições 2844.10, 2844.20 ou 2844.30; ligas, dispersões (incluindo os cermets), produtos cerâmicos e misturas que contenham estes elementos, isótopos ou compostos; resíduos radioativos, Resíduos radioativos
 5000 Elementos combustíveis (cartuchos) usados (irradiados) de reatores nucleares
2845 Isótopos não incluídos na posição 28.44; seus compostos, inorgânicos ou orgânicos, de constituição química definida ou não
 1000 Água pesada (óxido de deutério)
 2000 Boro enriquecido em boro-10 e seus compostos
 3000 Lítio enriquecido em lítio-6 e seus compostos
 4000 Hélio-3
 9000 Outros
2846 Compostos, inorgânicos ou orgânicos, dos metais das terras raras, de ítrio ou de escândio ou das misturas destes metais
 10 Compostos de cério
  10 Óxido cérico
  90 Outros
 9010 Outros Óxido de praseodímio
 9020 Outros Cloretos dos demais metais das terras raras
 9030 Outros Gadopentetato de dimeglumina
 9090 Outros Outros
2847 Peróxido de hidrogênio (água oxigenada), mesmo solidificado com ureia
 0000
2849 Carbonetos de constituição química definida ou não
 1000 De cálcio
 2000 De silício
 9010 Outros De boro
 9020 Outros De tântalo
 9030 Outros De tungstênio (volfrâmio)
 9090 Outros Outros
2850 Hidretos, nitretos, azidas, silicietos e boretos, de constituição química definida ou não, exceto os compostos que constituam igualmente carbonetos da posição 28.49
 0010 Nitreto de boro
 0020 Silicieto de cálcio
 0090 Outros
2852 Compostos, inorgânicos ou orgânicos, de mercúrio, de constituição química definida ou não, exceto as amálgamas
 10 De constituição química definida Compostos
  11 inorgânicos Óxidos
  12 inorgânicos Cloreto de mercúrio I (cloreto mercuroso)
  13 inorgânicos Cloreto de mercúrio II (cloreto mercúrico), para uso fotográfico, acondicionado para venda a retalho, pronto para utilização
  14 inorgânicos Cloreto de mercúrio II (cloreto mercúrico), apresentado de outro modo
  19 inorgânicos Outros
  21 orgânicos Acetato de mercúrio
  22 orgânicos Timerosal
  23 orgânicos Estearato de mercúrio
  24 orgânicos Lactato de mercúrio
  25 orgânicos Salicilato de mercúrio
  29 orgânicos Outros
 9000 Outros
2853 Fosfetos, de constituição química definida ou não, exceto ferrofósforos; outros compostos inorgânicos (incluindo as águas destiladas ou de condutibilidade e águas de igual grau de pureza); ar líquido (incluindo o ar líquido cujos gases raros foram eliminados); ar comprimido; amálgamas, exceto de metais preciosos
 1000 Cloreto de cianogênio (clorociano)
 9011 Outros Fosfetos, de constituição química definida ou não De alumínio
 9012 Outros Fosfetos, de constituição química definida ou não De magnésio
 9013 Outros Fosfetos, de constituição química definida ou não De cobre (fosfetos de cobre), que contenham mais de 15 %, em peso, de fósforo
 9019 Outros Fosfetos, de constituição química definida ou não Outros
 9020 Outros Cianamida e seus derivados metálicos
 9030 Outros Sulfocloretos de fósforo
 9090 Outros Outros
2901 Hidrocarbonetos acíclicos
 1000 Saturados
 2100 Não saturados, Etileno
 2200 Não saturados, Propeno (propileno)
 2300 Não saturados, Buteno (butileno) e seus isômeros
 24 Não saturados, Buta-1,3-dieno e isopreno
  10 Buta-1,3-dieno
  20 Isopreno
 2900 Não saturados, Outros
2902 Hidrocarbonetos cíclicos
 1100 Ciclânicos, ciclênicos ou cicloterpênicos, Cicloexano
 19 Ciclânicos, ciclênicos ou cicloterpênicos, Outros
  10 Limoneno
  90 Outros
 2000 Benzeno
 3000 Tolueno
 4100 Xilenos, o-Xileno
 4200 Xilenos, m-Xileno
 4300 Xilenos, p-Xileno
 4400 Xilenos, Mistura de isômeros do xileno
 5000 Estireno
 6000 Etilbenzeno
 7000 Cumeno
 9010 Outros Difenila (1,1'-bifenila)
 9020 Outros Naftaleno
 9030 Outros Antraceno
 9040 Outros alfa-Metilestireno
 9090 Outros Outros
2903 Derivados halogenados dos hidrocarbonetos
 11 Derivados clorados saturados dos hidrocarbonetos acíclicos, Clorometano (cloreto de metila) e cloroetano (cloreto de etila)
  10 Clorometano (cloreto de metila)
  20 Cloroetano (cloreto de etila)
 1200 Derivados clorados saturados dos hidrocarbonetos acíclicos, Diclorometano (cloreto de metileno)
 1300 Derivados clorados saturados dos hidrocarbonetos acíclicos, Clorofórmio (triclorometano)
 1400 Derivados clorados saturados dos hidrocarbonetos acíclicos, Tetracloreto de carbono
 1500 Derivados clorados saturados dos hidrocarbonetos acíclicos, Dicloreto de etileno (ISO) (1,2-dicloroetano)
 19 Derivados clorados saturados dos hidrocarbonetos acíclicos, Outros
  10 1,1,1-Tricloroetano (metilclorofórmio)
  20 1,1,2-Tricloroetano
  90 Outros
 2100 Derivados clorados não saturados dos hidrocarbonetos acíclicos, Cloreto de vinila (cloroetileno)
 2200 Derivados clorados não saturados dos hidrocarbonetos acíclicos, Tricloroetileno
 2300 Derivados clorados não saturados dos hidrocarbonetos acíclicos, Tetracloroetileno (percloroetileno)
 29 Derivados clorados não saturados dos hidrocarbonetos acíclicos, Outros
  10 Hexaclorobutadieno
  90 Outros
 4100 Derivados fluorados saturados dos hidrocarbonetos acíclicos, Trifluorometano (HFC-23)
 4200 Derivados fluorados saturados dos hidrocarbonetos acíclicos, Difluorometano (HFC-32)
 4300 Derivados fluorados saturados dos hidrocarbonetos acíclicos, Fluorometano (HFC-41), 1,2-difluoroetano (HFC-152) e 1,1-difluoroetano (HFC-152a)
 4400 Derivados fluorados saturados dos hidrocarbonetos acíclicos, Pentafluoroetano (HFC-125), 1,1,1-trifluoroetano (HFC-143a) e 1,1,2-trifluoroetano (HFC-143)
 45 Derivados fluorados saturados dos hidrocarbonetos acíclicos, 1,1,1,2-Tetrafluoroetano (HFC-134a) e 1,1,2,2-tetrafluoroetano (HFC-134)
  10 1,1,1,2-Tetrafluoroetano (HFC-134a)
  20 1,1,2,2-Tetrafluoroetano (HFC-134)
 4600 Derivados fluorados saturados dos hidrocarbonetos acíclicos, 1,1,1,2,3,3,3-Heptafluoropropano (HFC-227ea), 1,1,1,2,2,3-hexafluoropropano (HFC-236cb), 1,1,1,2,3,3-hexafluoropropano (HFC-236ea) e 1,1,1,3,3,3-hexafluoropropano (HFC-236fa
 4700 Derivados fluorados saturados dos hidrocarbonetos acíclicos, 1,1,1,3,3-Pentafluoropropano (HFC-245fa) e 1,1,2,2,3-pentafluoropropano (HFC-245ca)
 4800 Derivados fluorados saturados dos hidrocarbonetos acíclicos, 1,1,1,3,3-Pentafluorobutano (HFC-365mfc) e 1,1,1,2,2,3,4,5,5,5-decafluoropentano (HFC-43-10mee)
 4900 Derivados fluorados saturados dos hidrocarbonetos acíclicos, Outros
 5100 Derivados fluorados não saturados dos hidrocarbonetos acíclicos, 2,3,3,3-Tetrafluoropropeno (HFO-1234yf), 1,3,3,3-tetrafluoropropeno (HFO-1234ze) e (Z)-1,1,1,4,4,4-hexafluoro-2-buteno (HFO-1336mzz)
 59 Derivados fluorados não saturados dos hidrocarbonetos acíclicos, Outros
  10 1,1,3,3,3-Pentafluoro-2-(trifluorometil)prop-1-eno
  90 Outros
 6100 Derivados bromados ou iodados dos hidrocarbonetos acíclicos, Brometo de metila (bromometano)
 6200 Derivados bromados ou iodados dos hidrocarbonetos acíclicos, Dibrometo de etileno (ISO) (1,2-dibromoetano)
 69 Derivados bromados ou iodados dos hidrocarbonetos acíclicos, Outros
  10 Iodoetano
  20 Iodofórmio
  90 Outros
 7100 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Clorodifluorometano (HCFC-22)
 7200 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Diclorotrifluoroetanos (HCFC-123)
 7300 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Diclorofluoroetanos (HCFC-141, 141b)
 7400 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Clorodifluoroetanos (HCFC-142, 142b)
 7500 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Dicloropentafluoropropanos (HCFC-225, 225ca, 225cb)
 7600 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Bromoclorodifluorometano (halon-1211), bromotrifluorometano (halon-1301) e dibromotetrafluoroetanos (halon-2402)
 77 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Outros, peralogenados unicamente com flúor e cloro
  11 Derivados peralogenados do metano, unicamente com flúor e cloro Triclorofluorometano
  12 Derivados peralogenados do metano, unicamente com flúor e cloro Diclorodifluorometano
  13 Derivados peralogenados do metano, unicamente com flúor e cloro Clorotrifluorometano
  21 Derivados peralogenados do etano, unicamente com flúor e cloro Triclorotrifluoroetanos
  22 Derivados peralogenados do etano, unicamente com flúor e cloro Diclorotetrafluoroetanos e cloropentafluoroetano
  23 Derivados peralogenados do etano, unicamente com flúor e cloro Pentaclorofluoroetano
  24 Derivados peralogenados do etano, unicamente com flúor e cloro Tetraclorodifluoroetanos
  31 Derivados peralogenados do propano, unicamente com flúor e cloro Heptaclorofluoropropanos
  32 Derivados peralogenados do propano, unicamente com flúor e cloro Hexaclorodifluoropropanos
  33 Derivados peralogenados do propano, unicamente com flúor e cloro Pentaclorotrifluoropropanos
  34 Derivados peralogenados do propano, unicamente com flúor e cloro Tetraclorotetrafluoropropanos
  35 Derivados peralogenados do propano, unicamente com flúor e cloro Tricloropentafluoropropanos
  36 Derivados peralogenados do propano, unicamente com flúor e cloro Dicloroexafluoropropanos
  37 Derivados peralogenados do propano, unicamente com flúor e cloro Cloroeptafluoropropanos
  90 Outros
 7800 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Outros derivados peralogenados
 79 Derivados halogenados dos hidrocarbonetos acíclicos que contenham pelo menos dois halogênios diferentes, Outros
  11 Derivados do metano, etano ou propano, halogenados unicamente com flúor e cloro Clorofluoroetanos
  12 Derivados do metano, etano ou propano, halogenados unicamente com flúor e cloro Clorotetrafluoroetanos
  19 Derivados do metano, etano ou propano, halogenados unicamente com flúor e cloro Outros
  20 Derivados do metano, etano ou propano, halogenados unicamente com flúor e bromo
  31 Bromoclorotrifluoroetanos Halotano
  39 Bromoclorotrifluoroetanos Outros
  90 Outros
 81 Derivados halogenados dos hidrocarbonetos ciclânicos, ciclênicos ou cicloterpênicos, 1,2,3,4,5,6-Hexaclorocicloexano (HCH (ISO)), incluindo o lindano (ISO, DCI)
  10 Lindano (gama-hexaclorocicloexano)
  20 alfa-Hexaclorocicloexano
  30 beta-Hexaclorocicloexano
  90 Outros
 82 Derivados halogenados dos hidrocarbonetos ciclânicos, ciclênicos ou cicloterpênicos, Aldrin (ISO), clordano (ISO) e heptacloro (ISO)
  10 Aldrin
  20 Clordano
  30 Heptacloro
 8300 Derivados halogenados dos hidrocarbonetos ciclânicos, ciclênicos ou cicloterpênicos, Mirex (ISO)
 89 Derivados halogenados dos hidrocarbonetos ciclânicos, ciclênicos ou cicloterpênicos, Outros
  10 Hexabromociclododecano
  90 Outros
 91 Derivados halogenados dos hidrocarbonetos aromáticos, Clorobenzeno, o-diclorobenzeno e p-diclorobenzeno
  10 Clorobenzeno
  20 o-Diclorobenzeno
  30 p-Diclorobenzeno
 92 Derivados halogenados dos hidrocarbonetos aromáticos, Hexaclorobenzeno (ISO) e DDT (ISO) (clofenotano (DCI), 1,1,1-tricloro-2,2-bis(p-clorofenil)etano)
  10 Hexaclorobenzeno
  20 DDT
 9300 Derivados halogenados dos hidrocarbonetos aromáticos, Pentaclorobenzeno (ISO)
 9400 Derivados halogenados dos hidrocarbonetos aromáticos, Hexabromobifenilas
 99 Derivados halogenados dos hidrocarbonetos aromáticos, Outros
  11 Derivados halogenados, unicamente com cloro Cloreto de benzila
  12 Derivados halogenados, unicamente com cloro p-Clorotolueno
  13 Derivados halogenados, unicamente com cloro Cloreto de neofila
  14 Derivados halogenados, unicamente com cloro Triclorobenzenos
  15 Derivados halogenados, unicamente com cloro Cloronaftalenos
  16 Derivados halogenados, unicamente com cloro Cloreto de benzilideno
  17 Derivados halogenados, unicamente com cloro Cloretos de xilila
  18 Derivados halogenados, unicamente com cloro Bifenilas policloradas (PCB); terfenilas policloradas (PCT)
  19 Derivados halogenados, unicamente com cloro Outros
  21 Derivados halogenados, unicamente com bromo Bromobenzeno
  22 Derivados halogenados, unicamente com bromo Brometos de xilila
  23 Derivados halogenados, unicamente com bromo Bromodifenilmetano
  24 Derivados halogenados, unicamente com bromo Bifenilas polibromadas (PBB)
  29 Derivados halogenados, unicamente com bromo Outros
  31 Derivados halogenados, unicamente com flúor e cloro 4-Cloro-alfa,alfa,alfa-trifluortolueno
  39 Derivados halogenados, unicamente com flúor e cloro Outros
  90 Outros
2904 Derivados sulfonados, nitrados ou nitrosados dos hidrocarbonetos, mesmo halogenados
 10 Derivados apenas sulfonados, seus sais e seus ésteres etílicos
  11 Ácido metanossulfônico e seus sais Ácido metanossulfônico
  12 Ácido metanossulfônico e seus sais Metanossulfonato de chumbo
  13 Ácido metanossulfônico e seus sais Metanossulfonato de estanho
  19 Ácido metanossulfônico e seus sais Outros
  20 Ácido dodecilbenzenossulfônico e seus sais
  30 Ácidos toluenossulfônicos; ácidos xilenossulfônicos; sais destes ácidos
  40 Ácido etanossulfônico; ácido etilenossulfônico
  51 Ácidos naftalenossulfônicos, seus sais e seus ésteres Naftalenossulfonatos de sódio
  52 Ácidos naftalenossulfônicos, seus sais e seus ésteres Ácido beta-naftalenossulfônico
  53 Ácidos naftalenossulfônicos, seus sais e seus ésteres Ácidos alquil- e dialquilnaftalenossulfônicos; sais destes ácidos
  59 Ácidos naftalenossulfônicos, seus sais e seus ésteres Outros
  60 Ácido benzenossulfônico e seus sais
  90 Outros
 20 Derivados apenas nitrados ou apenas nitrosados
  10 Mononitrotoluenos (MNT)
  20 Nitropropanos
  30 Dinitrotoluenos
  41 Trinitrotoluenos 2,4,6-Trinitrotolueno (TNT)
  49 Trinitrotoluenos Outros
  51 Derivados nitrados do benzeno Nitrobenzeno
  52 Derivados nitrados do benzeno 1,3,5-Trinitrobenzeno
  59 Derivados nitrados do benzeno Outros
  60 Derivados nitrados do xileno
  70 Mononitroetano; nitrometanos
  90 Outros
 3100 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Ácido perfluoroctano sulfônico
 3200 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Perfluoroctanossulfonato de amônio
 3300 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Perfluoroctanossulfonato de lítio
 3400 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Perfluoroctanossulfonato de potássio
 3500 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Outros sais do ácido perfluoroctano sulfônico
 3600 Ácido perfluoroctano sulfônico, seus sais e fluoreto de perfluoroctanossulfonila, Fluoreto de perfluoroctanossulfonila
 9100 Outros, Tricloronitrometano (cloropicrina)
 99 Outros, Outros
  11 Derivados nitroalogenados 1-Cloro-4-nitrobenzeno
  12 Derivados nitroalogenados 1-Cloro-2,4-dinitrobenzeno
  13 Derivados nitroalogenados 2-Cloro-1,3-dinitrobenzeno
  14 Derivados nitroalogenados 4-Cloro-alfa,alfa,alfa-trifluor-3,5-dinitrotolueno
  15 Derivados nitroalogenados o-Nitroclorobenzeno; m-nitroclorobenzeno
  16 Derivados nitroalogenados 1,2-Dicloro-4-nitrobenzeno
  19 Derivados nitroalogenados Outros
  21 Derivados nitrossulfonados Ácidos dinitroestilbenodissulfônicos
  29 Derivados nitrossulfonados Outros
  30 Cloreto de p-toluenossulfonila (cloreto de tosila)
  40 Cloreto de o-toluenossulfonila
  90 Outros
2905 Álcoois acíclicos e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Monoálcoois saturados, Metanol (álcool metílico)
 12 Monoálcoois saturados, Propan-1-ol (álcool propílico) e propan-2-ol (álcool isopropílico) Álcool
  10 propílico
  20 isopropílico
 1300 Monoálcoois saturados, Butan-1-ol (álcool n-butílico)
 14 Monoálcoois saturados, Outros butanóis Álcool
  10 isobutílico (2-metil-1-propanol)
  20 sec-butílico (2-butanol)
  30 ter-butílico (2-metil-2-propanol)
 1600 Monoálcoois saturados, Octanol (álcool octílico) e seus isômeros
 17 Monoálcoois saturados, Dodecan-1-ol (álcool láurico (laurílico*)), hexadecan-1-ol (álcool cetílico) e octadecan-1-ol (álcool esteárico) Álcool
  10 láurico
  20 cetílico
  30 esteárico
 19 Monoálcoois saturados, Outros
  11 Decanóis n-Decanol
  12 Decanóis Isodecanol
  19 Decanóis Outros
  21 Alcoolatos metálicos Etilato de magnésio
  22 Alcoolatos metálicos Metilato de sódio
  23 Alcoolatos metálicos Etilato de sódio
  29 Alcoolatos metálicos Outros
  91 Outros 4-Metilpentan-2-ol
  92 Outros Isononanol
  93 Outros Isotridecanol
  94 Outros Tetra-hidrolinalol (3,7-dimetiloctan-3-ol)
  95 Outros 3,3-Dimetilbutan-2-ol (álcool pinacolílico)
  96 Outros Pentanol (álcool amílico) e seus isômeros
  99 Outros Outros
 22 Monoálcoois não saturados, Álcoois terpênicos acíclicos
  10 Linalol
  20 Geraniol
  30 Di-hidromircenol (2,6-dimetil-7-octen-2-ol)
  90 Outros
 29 Monoálcoois não saturados, Outros
  10 Álcool alílico
  90 Outros
 3100 Dióis, Etilenoglicol (etanodiol)
 3200 Dióis, Propilenoglicol (propano-1,2-diol)
 39 Dióis, Outros
  10 2-Metil-2,4-pentanodiol (hexilenoglicol)
  20 Trimetilenoglicol (1,3-propanodiol)
  30 1,3-Butilenoglicol (1,3-butanodiol)
  90 Outros
 4100 Outros poliálcoois, 2-Etil-2-(hidroximetil)propano-1,3-diol (trimetilolpropano)
 4200 Outros poliálcoois, Pentaeritritol (pentaeritrita)
 4300 Outros poliálcoois, Manitol
 4400 Outros poliálcoois, D-glucitol (sorbitol)
 4500 Outros poliálcoois, Glicerol
 4900 Outros poliálcoois, Outros
 5100 Derivados halogenados, sulfonados, nitrados ou nitrosados dos álcoois acíclicos, Etclorvinol (DCI)
 59 Derivados halogenados, sulfonados, nitrados ou nitrosados dos álcoois acíclicos, Outros
  10 Hidrato de cloral
  90 Outros
2906 Álcoois cíclicos e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Ciclânicos, ciclênicos ou cicloterpênicos, Mentol
 1200 Ciclânicos, ciclênicos ou cicloterpênicos, Cicloexanol, metilcicloexanóis e dimetilcicloexanóis
 1300 Ciclânicos, ciclênicos ou cicloterpênicos, Esteróis e inositóis
 19 Ciclânicos, ciclênicos ou cicloterpênicos, Outros
  10 Derivados do mentol
  20 Borneol; isoborneol
  30 Terpina e seu hidrato
  40 Álcool fenchílico (1,3,3-trimetil-2-norbornanol)
  50 Terpineóis
  90 Outros
 2100 Aromáticos, Álcool benzílico
 29 Aromáticos, Outros
  10 2-Feniletanol
  20 Dicofol
  90 Outros
2907 Fenóis; fenóis-álcoois
 1100 Monofenóis, Fenol (hidroxibenzeno) e seus sais
 1200 Monofenóis, Cresóis e seus sais
 1300 Monofenóis, Octilfenol, nonilfenol, e seus isômeros; sais destes produtos
 15 Monofenóis, Naftóis e seus sais
  10 beta-Naftol e seus sais
  90 Outros
 19 Monofenóis, Outros
  10 2,6-Di-ter-butil-p-cresol e seus sais
  20 o-Fenilfenol e seus sais
  30 p-ter-Butilfenol e seus sais
  40 Xilenóis e seus sais
  90 Outros
 2100 Polifenóis; fenóis-álcoois, Resorcinol e seus sais
 2200 Polifenóis; fenóis-álcoois, Hidroquinona e seus sais
 2300 Polifenóis; fenóis-álcoois, 4,4'-Isopropilidenodifenol (bisfenol A, difenilolpropano) e seus sais
 2900 Polifenóis; fenóis-álcoois, Outros
2908 Derivados halogenados, sulfonados, nitrados ou nitrosados dos fenóis ou dos fenóis-álcoois
 1100 Derivados apenas halogenados e seus sais, Pentaclorofenol (ISO)
 19 Derivados apenas halogenados e seus sais, Outros
  11 Derivados halogenados unicamente com cloro 4-Cloro-m-cresol e seus sais
  12 Derivados halogenados unicamente com cloro Diclorofenóis e seus sais
  13 Derivados halogenados unicamente com cloro p-Clorofenol
  14 Derivados halogenados unicamente com cloro Triclorofenóis e seus sais
  15 Derivados halogenados unicamente com cloro Tetraclorofenóis e seus sais
  16 Derivados halogenados unicamente com cloro Pentaclorofenato de sódio
  19 Derivados halogenados unicamente com cloro Outros
  21 Derivados halogenados unicamente com bromo 2,4,6-Tribromofenol
  29 Derivados halogenados unicamente com bromo Outros
  90 Outros
 9100 Outros, Dinoseb (ISO) e seus sais
 9200 Outros, 4,6-Dinitro-o-cresol (DNOC (ISO)) e seus sais
 99 Outros, Outros
  12 Derivados apenas nitrados e seus sais p-Nitrofenol e seus sais
  13 Derivados apenas nitrados e seus sais Ácido pícrico
  19 Derivados apenas nitrados e seus sais Outros
  21 Derivados nitroalogenados Disofenol
  29 Derivados nitroalogenados Outros
  30 Derivados sulfonados do fenol, seus sais e seus ésteres
  90 Outros
2909 Éteres, éteres-álcoois, éteres-fenóis, éteres-álcoois-fenóis, peróxidos de álcoois, peróxidos de éteres, peróxidos de acetais e de hemiacetais, peróxidos de cetonas (de constituição química definida ou não), e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Éteres acíclicos e seus derivados halogenados, sulfonados, nitrados ou nitrosados, Éter dietílico (óxido de dietila)
 19 Éteres acíclicos e seus derivados halogenados, sulfonados, nitrados ou nitrosados, Outros
  10 Éter metil-ter-butílico (MTBE)
  20 Sevoflurano
  90 Outros
 2000 Éteres ciclânicos, ciclênicos, cicloterpênicos e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 30 Éteres aromáticos e seus derivados halogenados, sulfonados, nitrados ou nitrosados
  11 Éteres aromáticos Anetol
  12 Éteres aromáticos Éter difenílico (éter fenílico)
  13 Éteres aromáticos Éter dibenzílico (éter benzílico)
  14 Éteres aromáticos Éter feniletil-isoamílico
  19 Éteres aromáticos Outros
  21 Derivados halogenados, sulfonados, nitrados ou nitrosados Oxifluorfeno
  22 Derivados halogenados, sulfonados, nitrados ou nitrosados Pentacloroanisol
  23 Derivados halogenados, sulfonados, nitrados ou nitrosados Éteres tetra- ou pentabromodifenílicos
  24 Derivados halogenados, sulfonados, nitrados ou nitrosados Éteres hexa-, hepta- ou octabromodifenílicos
  25 Derivados halogenados, sulfonados, nitrados ou nitrosados Éter decabromodifenílico
  29 Derivados halogenados, sulfonados, nitrados ou nitrosados Outros
 4100 Éteres-álcoois e seus derivados halogenados, sulfonados, nitrados ou nitrosados, 2,2'-Oxidietanol (dietilenoglicol)
 43 Éteres-álcoois e seus derivados halogenados, sulfonados, nitrados ou nitrosados, Éteres monobutílicos do etilenoglicol ou do dietilenoglicol Do
  10 etilenoglicol
  20 dietilenoglicol
 44 Éteres-álcoois e seus derivados halogenados, sulfonados, nitrados ou nitrosados, Outros éteres monoalquílicos do etilenoglicol ou do dietilenoglicol Do
  11 etilenoglicol Éter etílico
  12 etilenoglicol Éter isobutílico
  13 etilenoglicol Éter hexílico
  19 etilenoglicol Outros
  21 dietilenoglicol Éter etílico
  29 dietilenoglicol Outros
 49 Éteres-álcoois e seus derivados halogenados, sulfonados, nitrados ou nitrosados, Outros
  10 Guaifenesina
  21 Etilenoglicóis e seus éteres Trietilenoglicol
  22 Etilenoglicóis e seus éteres Tetraetilenoglicol
  23 Etilenoglicóis e seus éteres Pentaetilenoglicol e seus éteres
  24 Etilenoglicóis e seus éteres Éter fenílico do etilenoglicol
  29 Etilenoglicóis e seus éteres Outros
  31 Propilenoglicóis e seus éteres Dipropilenoglicol
  32 Propilenoglicóis e seus éteres Éteres do mono-, di- e tripropilenoglicol
  39 Propilenoglicóis e seus éteres Outros
  41 Butilenoglicóis e seus éteres Éter etílico do butilenoglicol
  49 Butilenoglicóis e seus éteres Outros
  50 Álcoois fenoxibenzílicos
  90 Outros
 50 Éteres-fenóis, éteres-álcoois-fenóis, e seus derivados halogenados, sulfonados, nitrados ou nitrosados
  11 Éteres-fenóis Triclosan
  12 Éteres-fenóis Eugenol
  13 Éteres-fenóis Isoeugenol
  19 Éteres-fenóis Outros
  90 Outros
 60 Peróxidos de álcoois, peróxidos de éteres, peróxidos de acetais e de hemiacetais, peróxidos de cetonas, e seus derivados halogenados, sulfonados, nitrados ou nitrosados
  11 Hidroperóxidos De di-isopropilbenzeno
  12 Hidroperóxidos De ter-butila
  13 Hidroperóxidos De p-mentano
  19 Hidroperóxidos Outros
  90 Outros
2910 
 1000 Oxirano (óxido de etileno)
 2000 Metiloxirano (óxido de propileno)
 3000 1-Cloro-2,3-epoxipropano (epicloridrina)
 4000 Dieldrin (ISO, DCI)
 5000 Endrin (ISO)
 9010 Outros Óxido de estireno
 9090 Outros Outros
2911 Acetais e hemiacetais, mesmo que contenham outras funções oxigenadas, e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 0010 Dimetilacetal do 2-nitrobenzaldeído
 0090 Outros
2912 Aldeídos, mesmo que contenham outras funções oxigenadas; polímeros cíclicos dos aldeídos; paraformaldeído
 1100 Aldeídos acíclicos que não contenham outras funções oxigenadas, Metanal (formaldeído)
 1200 Aldeídos acíclicos que não contenham outras funções oxigenadas, Etanal (acetaldeído)
 19 Aldeídos acíclicos que não contenham outras funções oxigenadas, Outros
  11 Dialdeídos Glioxal
  12 Dialdeídos Glutaraldeído
  19 Dialdeídos Outros
  21 Monoaldeídos não saturados Citral
  22 Monoaldeídos não saturados Citronelal (3,7-dimetil-6-octenal)
  23 Monoaldeídos não saturados Bergamal (3,7-dimetil-2-metileno-6-octenal)
  29 Monoaldeídos não saturados Outros
  91 Outros Heptanal
  99 Outros Outros
 2100 Aldeídos cíclicos que não contenham outras funções oxigenadas, Benzaldeído (aldeído benzoico)
 29 Aldeídos cíclicos que não contenham outras funções oxigenadas, Outros
  10 Aldeído alfa-amilcinâmico
  20 Aldeído alfa-hexilcinâmico
  90 Outros
 4100 Aldeídos-álcoois, aldeídos-éteres, aldeídos-fenóis e aldeídos que contenham outras funções oxigenadas, Vanilina (aldeído metilprotocatéquico)
 4200 Aldeídos-álcoois, aldeídos-éteres, aldeídos-fenóis e aldeídos que contenham outras funções oxigenadas, Etilvanilina (aldeído etilprotocatéquico)
 49 Aldeídos-álcoois, aldeídos-éteres, aldeídos-fenóis e aldeídos que contenham outras funções oxigenadas, Outros
  10 3-Fenoxibenzaldeído
  20 3-Hidroxibenzaldeído
  30 3,4,5-Trimetoxibenzaldeído
  41 Aldeídos-álcoois 4-(4-Hidroxi-4-metilpentil)-3-cicloexeno-1-carboxialdeído
  49 Aldeídos-álcoois Outros
  90 Outros
 5000 Polímeros cíclicos dos aldeídos
 6000 Paraformaldeído
2913 Derivados halogenados, sulfonados, nitrados ou nitrosados dos produtos da posição 29.12
 0010 Tricloroacetaldeído
 0090 Outros
2914 Cetonas e quinonas, mesmo que contenham outras funções oxigenadas, e seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Cetonas acíclicas que não contenham outras funções oxigenadas, Acetona
 1200 Cetonas acíclicas que não contenham outras funções oxigenadas, Butanona (metiletilcetona)
 1300 Cetonas acíclicas que não contenham outras funções oxigenadas, 4-Metilpentan-2-ona (metilisobutilcetona)
 19 Cetonas acíclicas que não contenham outras funções oxigenadas, Outras
  10 Forona
  21 Dicetonas Acetilacetona
  22 Dicetonas Acetonilacetona
  23 Dicetonas Diacetila
  29 Dicetonas Outras
  30 Metilexilcetona
  40 Pseudoiononas
  50 Metilisopropilcetona
  90 Outras
 22 Cetonas ciclânicas, ciclênicas ou cicloterpênicas que não contenham outras funções oxigenadas, Cicloexanona e metilcicloexanonas
  10 Cicloexanona
  20 Metilcicloexanonas
 23 Cetonas ciclânicas, ciclênicas ou cicloterpênicas que não contenham outras funções oxigenadas, Iononas e metiliononas
  10 Iononas
  20 Metiliononas
 29 Cetonas ciclânicas, ciclênicas ou cicloterpênicas que não contenham outras funções oxigenadas, Outras
  10 Carvona
  20 l-Mentona
  90 Outras
 3100 Cetonas aromáticas que não contenham outras funções oxigenadas, Fenilacetona (fenilpropan-2-ona)
 39 Cetonas aromáticas que não contenham outras funções oxigenadas, Outras
  10 Acetofenona
  90 Outras
 40 Cetonas-álcoois e cetonas-aldeídos
  10 4-Hidroxi-4-metilpentan-2-ona (diacetona álcool)
  91 Outras Benzoína
  99 Outras Outras
 50 Cetonas-fenóis e cetonas que contenham outras funções oxigenadas
  10 Nabumetona
  20 1,8-Di-hidroxi-3-metil-9-antrona e sua forma enólica (crisarobina ou chrysarobin)
  90 Outras
 6100 Quinonas, Antraquinona
 6200 Quinonas, Coenzima Q10 (ubidecarenona (DCI))
 69 Quinonas, Outras
  10 Lapachol
  20 Menadiona
  90 Outras
 7100 Derivados halogenados, sulfonados, nitrados ou nitrosados, Clordecona (ISO)
 79 Derivados halogenados, sulfonados, nitrados ou nitrosados, Outros
  11 Derivados halogenados 1-Cloro-5-hexanona
  19 Derivados halogenados Outros
  21 Derivados sulfonados Bissulfito sódico de menadiona
  22 Derivados sulfonados Ácido 2-hidroxi-4-metoxibenzofenona-5-sulfônico (sulisobenzona)
  29 Derivados sulfonados Outros
  90 Outros
2915 Ácidos monocarboxílicos acíclicos saturados e seus anidridos, halogenetos, peróxidos e peroxiácidos; seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Ácido fórmico, seus sais e seus ésteres, Ácido fórmico
 12 Ácido fórmico, seus sais e seus ésteres, Sais do ácido fórmico
  10 De sódio
  90 Outros
 13 Ácido fórmico, seus sais e seus ésteres, Ésteres do ácido fórmico
  10 De geranila
  90 Outros
 2100 Ácido acético e seus sais; anidrido acético, Ácido acético
 2400 Ácido acético e seus sais; anidrido acético, Anidrido acético
 29 Ácido acético e seus sais; anidrido acético, Outros
  10 Acetato de sódio
  20 Acetatos de cobalto
  90 Outros
 3100 Ésteres do ácido acético, Acetato de etila
 3200 Ésteres do ácido acético, Acetato de vinila
 3300 Ésteres do ácido acético, Acetato de n-butila
 3600 Ésteres do ácido acético, Acetato de dinoseb (ISO)
 39 Ésteres do ácido acético, Outros
  10 Acetato de linalila
  21 Acetatos de glicerila Triacetina
  29 Acetatos de glicerila Outros
  31 Acetatos de monoálcoois acíclicos saturados de até 8 átomos de carbono, inclusive De n-propila
  32 Acetatos de monoálcoois acíclicos saturados de até 8 átomos de carbono, inclusive Acetato de 2-etoxietila
  39 Acetatos de monoálcoois acíclicos saturados de até 8 átomos de carbono, inclusive Outros
  41 Acetatos de decila ou de hexenila De decila
  42 Acetatos de decila ou de hexenila De hexenila
  51 Acetatos de benzestrol, de dienoestrol, de hexestrol, de mestilbol ou de estilbestrol De benzestrol
  52 Acetatos de benzestrol, de dienoestrol, de hexestrol, de mestilbol ou de estilbestrol De dienoestrol
  53 Acetatos de benzestrol, de dienoestrol, de hexestrol, de mestilbol ou de estilbestrol De hexestrol
  54 Acetatos de benzestrol, de dienoestrol, de hexestrol, de mestilbol ou de estilbestrol De mestilbol
  55 Acetatos de benzestrol, de dienoestrol, de hexestrol, de mestilbol ou de estilbestrol De estilbestrol
  61 Acetatos de tricloro-alfa-feniletila, de triclorometilfenilcarbinila ou diacetato de etilenoglicol (diacetato de etileno) De tricloro-alfa-feniletila
  62 Acetatos de tricloro-alfa-feniletila, de triclorometilfenilcarbinila ou diacetato de etilenoglicol (diacetato de etileno) De triclorometilfenilcarbinila
  63 Acetatos de tricloro-alfa-feniletila, de triclorometilfenilcarbinila ou diacetato de etilenoglicol (diacetato de etileno) Diacetato de etilenoglicol (diacetato de etileno)
  91 Outros De 2-ter-butilcicloexila
  92 Outros De bornila
  93 Outros De dimetilbenzilcarbinila
  94 Outros Bis(p-acetoxifenil)cicloexilidenometano (ciclofenil)
  99 Outros Outros
 40 Ácidos mono-, di- ou tricloroacéticos, seus sais e seus ésteres
  10 Ácido monocloroacético
  20 Monocloroacetato de sódio
  90 Outros
 50 Ácido propiônico, seus sais e seus ésteres
  10 Ácido propiônico
  20 Sais
  30 Ésteres
 60 Ácidos butanoicos, ácidos pentanoicos, seus sais e seus ésteres Ácidos
  11 butanoicos, seus sais e seus ésteres Ácidos butanoicos e seus sais
  12 butanoicos, seus sais e seus ésteres Butanoato de etila
  19 butanoicos, seus sais e seus ésteres Outros
  21 pentanoicos, seus sais e seus ésteres Ácido piválico
  29 pentanoicos, seus sais e seus ésteres Outros
 70 Ácido palmítico, ácido esteárico, seus sais e seus ésteres
  11 Ácido palmítico, seus sais e seus ésteres Ácido palmítico
  19 Ácido palmítico, seus sais e seus ésteres Outros
  20 Ácido esteárico
  31 Sais do ácido esteárico De zinco
  39 Sais do ácido esteárico Outros
  40 Ésteres do ácido esteárico
 9010 Outros Cloreto de cloroacetila
 9021 Outros Ácido 2-etilexanoico, seus sais e seus ésteres Ácido 2-etilexanoico (ácido 2-etilexoico)
 9022 Outros Ácido 2-etilexanoico, seus sais e seus ésteres 2-Etilexanoato de estanho II
 9023 Outros Ácido 2-etilexanoico, seus sais e seus ésteres Di(2-etilexanoato) de trietilenoglicol
 9024 Outros Ácido 2-etilexanoico, seus sais e seus ésteres Cloreto de 2-etilexanoíla
 9029 Outros Ácido 2-etilexanoico, seus sais e seus ésteres Outros
 9031 Outros Ácido mirístico; ácido caprílico; seus sais e seus ésteres Ácido mirístico
 9032 Outros Ácido mirístico; ácido caprílico; seus sais e seus ésteres Ácido caprílico
 9033 Outros Ácido mirístico; ácido caprílico; seus sais e seus ésteres Miristato de isopropila
 9039 Outros Ácido mirístico; ácido caprílico; seus sais e seus ésteres Outros
 9041 Outros Ácido láurico, seus sais e seus ésteres Ácido láurico
 9043 Outros Ácido láurico, seus sais e seus ésteres Laurato de pentaclorobifenila
 9049 Outros Ácido láurico, seus sais e seus ésteres Outros
 9050 Outros Peróxidos de ácidos
 9060 Outros Peroxiácidos
 9070 Ácidos perfluoroctanoicos e seus sais
 9090 Outros Outros
2916 Ácidos monocarboxílicos acíclicos não saturados e ácidos monocarboxílicos cíclicos, seus anidridos, halogenetos, peróxidos e peroxiácidos; seus derivados halogenados, sulfonados, nitrados ou nitrosados
 11 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Ácido acrílico e seus sais
  10 Ácido acrílico
  20 Sais
 12 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Ésteres do ácido acrílico
  10 De metila
  20 De etila
  30 De butila
  40 De 2-etilexila
  90 Outros
 13 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Ácido metacrílico e seus sais
  10 Ácido metacrílico
  20 Sais
 14 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Ésteres do ácido metacrílico
  10 De metila
  20 De etila
  30 De n-butila
  90 Outros
 15 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Ácidos oleico, linoleico ou linolênico, seus sais e seus ésteres Ácido
  11 oleico, seus sais e seus ésteres Oleato de manitol
  19 oleico, seus sais e seus ésteres Outros
  20 linoleico; ácido linolênico; seus sais e seus ésteres
 1600 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Binapacril (ISO)
 19 Ácidos monocarboxílicos acíclicos não saturados, seus anidridos, halogenetos, peróxidos e peroxiácidos e seus derivados, Outros
  11 Ácido sórbico, seus sais e seus ésteres Sorbato de potássio
  19 Ácido sórbico, seus sais e seus ésteres Outros
  21 Ácido undecilênico, seus sais e seus ésteres Ácido undecilênico
  22 Ácido undecilênico, seus sais e seus ésteres Undecilenato de metila
  23 Ácido undecilênico, seus sais e seus ésteres Undecilenato de zinco
  29 Ácido undecilênico, seus sais e seus ésteres Outros
  90 Outros
 20 Ácidos monocarboxílicos ciclânicos, ciclênicos ou cicloterpênicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados
  11 Derivados do ácido ciclopropanocarboxílico Ácido 3-(2,2-dibromovinil)-2,2-dimetilciclopropanocarboxílico
  12 Derivados do ácido ciclopropanocarboxílico Cloreto do ácido 3-(2,2-diclorovinil)-2,2-dimetilciclopropanocarboxílico (DVO)
  13 Derivados do ácido ciclopropanocarboxílico Aletrinas
  14 Derivados do ácido ciclopropanocarboxílico Permetrina
  15 Derivados do ácido ciclopropanocarboxílico Bifentrina
  19 Derivados do ácido ciclopropanocarboxílico Outros
  90 Outros
 31 Ácidos monocarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido benzoico, seus sais e seus ésteres
  10 Ácido benzoico
  21 Sais De sódio
  22 Sais De amônio
  29 Sais Outros
  31 Ésteres De metila
  32 Ésteres De benzila
  39 Ésteres Outros
 32 Ácidos monocarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Peróxido de benzoíla e cloreto de benzoíla
  10 Peróxido de benzoíla
  20 Cloreto de benzoíla
 3400 Ácidos monocarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido fenilacético e seus sais
 39 Ácidos monocarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros
  10 Cloreto de 4-cloro-alfa-(1-metiletil)benzenoacetila
  20 Ibuprofeno
  30 Ácido 4-cloro-3-nitrobenzoico
  40 Perbenzoato de ter-butila
  90 Outros
2917 Ácidos policarboxílicos, seus anidridos, halogenetos, peróxidos e peroxiácidos; seus derivados halogenados, sulfonados, nitrados ou nitrosados
 11 Ácidos policarboxílicos acíclicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido oxálico, seus sais e seus ésteres
  10 Ácido oxálico e seus sais
  20 Ésteres
 12 Ácidos policarboxílicos acíclicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido adípico, seus sais e seus ésteres
  10 Ácido adípico
  20 Sais e ésteres
 13 Ácidos policarboxílicos acíclicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido azelaico, ácido sebácico, seus sais e seus ésteres Ácido
  10 azelaico, seus sais e seus ésteres
  21 sebácico, seus sais e seus ésteres Ácido sebácico
  22 sebácico, seus sais e seus ésteres Sebacato de dibutila
  23 sebácico, seus sais e seus ésteres Sebacato de dioctila
  29 sebácico, seus sais e seus ésteres Outros
 1400 Ácidos policarboxílicos acíclicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Anidrido maleico
 19 Ácidos policarboxílicos acíclicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros
  10 Dioctilsulfossuccinato de sódio
  21 Ácido maleico, seus sais e seus ésteres Ácido maleico
  22 Ácido maleico, seus sais e seus ésteres Sais e ésteres
  30 Ácido fumárico, seus sais e seus ésteres
  90 Outros
 2000 Ácidos policarboxílicos ciclânicos, ciclênicos ou cicloterpênicos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados
 3200 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ortoftalatos de dioctila
 3300 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ortoftalatos de dinonila ou de didecila
 3400 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros ésteres do ácido ortoftálico
 3500 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Anidrido ftálico
 3600 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido tereftálico e seus sais
 3700 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Tereftalato de dimetila
 39 Ácidos policarboxílicos aromáticos, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros
  11 Ácido m-ftálico, seus sais e seus ésteres Ésteres
  19 Ácido m-ftálico, seus sais e seus ésteres Outros
  20 Ácido ortoftálico e seus sais
  31 Outros ésteres do ácido tereftálico De dioctila
  39 Outros ésteres do ácido tereftálico Outros
  40 Sais e ésteres do ácido trimelítico (sais e ésteres do ácido 1,2,4-benzenotricarboxílico)
  50 Anidrido trimelítico (ácido 1,3-dioxo-5-isobenzofuranocarboxílico)
  90 Outros
2918 Ácidos carboxílicos que contenham funções oxigenadas suplementares e seus anidridos, halogenetos, peróxidos e peroxiácidos; seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1100 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido láctico, seus sais e seus ésteres
 1200 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido tartárico
 13 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Sais e ésteres do ácido tartárico
  10 Sais
  20 Ésteres
 1400 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido cítrico
 1500 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Sais e ésteres do ácido cítrico
 16 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido glucônico, seus sais e seus ésteres
  10 Gluconato de cálcio
  90 Outros
 1700 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido 2,2-difenil-2-hidroxiacético (ácido benzílico)
 1800 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Clorobenzilato (ISO)
 19 Ácidos carboxílicos de função álcool, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros
  10 Bromopropilato
  21 Ácidos biliares, seus sais e seus ésteres; derivados destes produtos Ursodiol (ácido ursodeoxicólico)
  22 Ácidos biliares, seus sais e seus ésteres; derivados destes produtos Ácido quenodeoxicólico
  29 Ácidos biliares, seus sais e seus ésteres; derivados destes produtos Outros
  30 Ácido 12-hidroxiesteárico
  42 Sais e ésteres do ácido 2,2-difenil-2-hidroxiacético (ácido benzílico) Sais
  43 Sais e ésteres do ácido 2,2-difenil-2-hidroxiacético (ácido benzílico) Ésteres
  90 Outros
 21 Ácidos carboxílicos de função fenol, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido salicílico e seus sais
  10 Ácido salicílico
  20 Sais
 22 Ácidos carboxílicos de função fenol, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Ácido o-acetilsalicílico, seus sais e seus ésteres
  11 Ácido o-acetilsalicílico e seus sais Ácido o-acetilsalicílico
  12 Ácido o-acetilsalicílico e seus sais o-Acetilsalicilato de alumínio
  19 Ácido o-acetilsalicílico e seus sais Outros
  20 Ésteres
 2300 Ácidos carboxílicos de função fenol, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros ésteres do ácido salicílico e seus sais
 29 Ácidos carboxílicos de função fenol, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados, Outros
  10 Ácidos hidroxinaftoicos
  21 Ácido p-hidroxibenzoico, seus sais e seus ésteres Ácido p-hidroxibenzoico
  22 Ácido p-hidroxibenzoico, seus sais e seus ésteres Metilparabeno
  23 Ácido p-hidroxibenzoico, seus sais e seus ésteres Propilparabeno
  29 Ácido p-hidroxibenzoico, seus sais e seus ésteres Outros
  30 Ácido gálico, seus sais e seus ésteres
  40 Tetrakis(3-(3,5-di-ter-butil-4-hidroxifenil)propionato) de pentaeritritila
  50 3-(3,5-Di-ter-butil-4-hidroxifenil)propionato de octadecila
  90 Outros
 30 Ácidos carboxílicos de função aldeído ou cetona, mas sem outra função oxigenada, seus anidridos, halogenetos, peróxidos, peroxiácidos e seus derivados
  10 Cetoprofeno
  20 Butirilacetato de metila
  31 Ácido deidrocólico e seus sais Ácido deidrocólico
  32 Ácido deidrocólico e seus sais Deidrocolato de sódio
  33 Ácido deidrocólico e seus sais Deidrocolato de magnésio
  39 Ácido deidrocólico e seus sais Outros
  40 Acetilacetato de 2-nitrometilbenzilideno
  90 Outros
 9100 Outros, 2,4,5-T (ISO) (ácido 2,4,5-triclorofenoxiacético), seus sais e seus ésteres
 99 Outros, Outros
  11 Ácido fenoxiacético, seus sais e seus ésteres; derivados destes produtos Ácido fenoxiacético, seus sais e seus ésteres
  12 Ácido fenoxiacético, seus sais e seus ésteres; derivados destes produtos Ácido 2,4-diclorofenoxiacético (2,4-D), seus sais e seus ésteres
  19 Ácido fenoxiacético, seus sais e seus ésteres; derivados destes produtos Outros
  21 Ácidos fenoxibutanoicos, seus sais e seus ésteres; derivados destes produtos Ácidos diclorofenoxibutanoicos, seus sais e seus ésteres
  29 Ácidos fenoxibutanoicos, seus sais e seus ésteres; derivados destes produtos Outros
  30 Acifluorfen sódico
  40 Naproxeno
  50 Ácido 3-(2-cloro-alfa, alfa, alfa-trifluor-p-toliloxi)benzoico
  60 Diclofop-metila
  91 Outros Fenofibrato
  92 Outros Ácidos metilclorofenoxiacéticos, seus sais e seus ésteres
  93 Outros 5-(2-Cloro-4-trifluorometilfenoxi)-2-nitrobenzoato de 1'-(carboetoxi)etila (lactofen)
  94 Outros Ácido 4-(4-hidroxifenoxi)-3,5-di-iodofenilacético
  99 Outros Outros
2919 Ésteres fosfóricos e seus sais, incluindo os lactofosfatos; seus derivados halogenados, sulfonados, nitrados ou nitrosados
 1000 Fosfato de tris(2,3-dibromopropila)
 9010 Outros De tributila
 9020 Outros De tricresila
 9030 Outros De trifenila
 9040 Outros Diclorvós (DDVP)
 9050 Outros Lactofosfato de cálcio
 9060 Outros Clorfenvinfós
 9090 Outros Outros
2920 
 11 Ésteres tiofosfóricos (fosforotioatos) e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Paration (ISO) e paration-metila (ISO) (metil paration)
  10 Paration (etil paration)
  20 Paration-metila (metil paration)
 19 Ésteres tiofosfóricos (fosforotioatos) e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Outros
  10 Fenitrotion
  20 Cloreto de fosforotioato de dimetila
  90 Outros
 2100 Ésteres de fosfitos e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Fosfito de dimetila
 2200 Ésteres de fosfitos e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Fosfito de dietila
 2300 Ésteres de fosfitos e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Fosfito de trimetila
 2400 Ésteres de fosfitos e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Fosfito de trietila
 29 Ésteres de fosfitos e seus sais; seus derivados halogenados, sulfonados, nitrados ou nitrosados, Outros
  10 Fosfito de alquila de C3 a C13 ou de alquil-arila
  20 Fosfito de difenila
  30 Outros fosfitos, de arila
  40 Fosetil Al
  50 Fosfito de tris(2,4-di-ter-butilfenila)
  90 Outros
 3000 Endossulfan (ISO)
 9022 Outros Sulfitos Propargite
 9029 Outros Sulfitos Outros
 9031 Outros Nitratos De propatila
 9032 Outros Nitratos Nitroglicerina
 9033 Outros Nitratos Tetranitrato de pentaeritritol (PETN, nitropenta, pentrita)
 9039 Outros Nitratos Outros
 9041 Outros Sulfatos De alquila de C6 a C22
 9042 Outros Sulfatos De monoalquildietilenoglicol ou de monoalquiltrietilenoglicol
 9049 Outros Sulfatos Outros
 9051 Outros Silicatos De etila
 9059 Outros Silicatos Outros
 9090 Outros Outros
2921 Compostos de função amina
 11 Monoaminas acíclicas e seus derivados; sais destes produtos, Mono-, di- ou trimetilamina e seus sais
  11 Monometilamina e seus sais Monometilamina
  12 Monometilamina e seus sais Sais
  21 Dimetilamina e seus sais Dimetilamina
  22 Dimetilamina e seus sais 2,4-Diclorofenoxiacetato de dimetilamina
  23 Dimetilamina e seus sais Metilclorofenoxiacetato de dimetilamina
  29 Dimetilamina e seus sais Outros
  31 Trimetilamina e seus sais Trimetilamina
  32 Trimetilamina e seus sais Cloridrato de trimetilamina
  39 Trimetilamina e seus sais Outros
 1200 Monoaminas acíclicas e seus derivados; sais destes produtos, Cloridrato de 2-cloroetil(N,N-dimetilamina)
 1300 Monoaminas acíclicas e seus derivados; sais destes produtos, Cloridrato de 2-cloroetil(N,N-dietilamina)
 1400 Monoaminas acíclicas e seus derivados; sais destes produtos, Cloridrato de 2-cloroetil(N,N-di-isopropilamina)
 19 Monoaminas acíclicas e seus derivados; sais destes produtos, Outros
  11 Etilaminas e seus derivados; sais destes produtos Monoetilamina e seus sais
  12 Etilaminas e seus derivados; sais destes produtos Trietilamina
  13 Etilaminas e seus derivados; sais destes produtos Bis(2-cloroetil)etilamina
  14 Etilaminas e seus derivados; sais destes produtos Triclormetina (DCI) (tris(2-cloroetil)amina)
  15 Etilaminas e seus derivados; sais destes produtos Dietilamina e seus sais, exceto etansilato (ethamsylate)
  19 Etilaminas e seus derivados; sais destes produtos Outros
  21 n-Propilaminas e isopropilaminas; sais destes produtos Mono-n-propilamina e seus sais
  22 n-Propilaminas e isopropilaminas; sais destes produtos Di-n-propilamina e seus sais
  23 n-Propilaminas e isopropilaminas; sais destes produtos Monoisopropilamina e seus sais
  24 n-Propilaminas e isopropilaminas; sais destes produtos Di-isopropilamina e seus sais
  29 n-Propilaminas e isopropilaminas; sais destes produtos Outros
  31 Butilaminas e seus sais Di-isobutilamina e seus sais
  39 Butilaminas e seus sais Outros
  41 Monoalquilaminas, metildialquilaminas e dialquilaminas, com grupos alquila de C10 a C18 Metildialquilaminas
  49 Monoalquilaminas, metildialquilaminas e dialquilaminas, com grupos alquila de C10 a C18 Outras
  91 Outros Clormetina (DCI) (bis(2-cloroetil)metilamina)
  92 Outros N,N-Dialquil-2-cloroetilamina, com grupos alquila de C1 a C3, e seus sais protonados
  93 Outros Mucato de isometepteno
  94 Outros N,N-Dimetilcetilamina
  99 Outros Outros
 2100 Poliaminas acíclicas e seus derivados; sais destes produtos, Etilenodiamina e seus sais
 2200 Poliaminas acíclicas e seus derivados; sais destes produtos, Hexametilenodiamina e seus sais
 29 Poliaminas acíclicas e seus derivados; sais destes produtos, Outros
  10 Dietilenotriamina e seus sais
  20 Trietilenotetramina e seus sais
  90 Outros
 30 Monoaminas e poliaminas, ciclânicas, ciclênicas ou cicloterpênicas, e seus derivados; sais destes produtos
  11 Cicloexilaminas e seus sais Monocicloexilamina e seus sais
  12 Cicloexilaminas e seus sais Dicicloexilamina
  19 Cicloexilaminas e seus sais Outros
  20 Propilexedrina
  90 Outros
 4100 Monoaminas aromáticas e seus derivados; sais destes produtos, Anilina e seus sais
 42 Monoaminas aromáticas e seus derivados; sais destes produtos, Derivados da anilina e seus sais
  11 Ácidos aminobenzenossulfônicos e seus sais Ácido sulfanílico e seus sais
  19 Ácidos aminobenzenossulfônicos e seus sais Outros
  21 Cloroanilinas e seus sais 3,4-Dicloroanilina e seus sais
  29 Cloroanilinas e seus sais Outros
  31 Nitroanilinas e seus sais 4-Nitroanilina
  39 Nitroanilinas e seus sais Outros
  41 Cloronitroanilinas e seus sais 5-Cloro-2-nitroanilina
  49 Cloronitroanilinas e seus sais Outros
  90 Outros
 43 Monoaminas aromáticas e seus derivados; sais destes produtos, Toluidinas e seus derivados; sais destes produtos
  11 Toluidinas e seus sais o-Toluidina
  19 Toluidinas e seus sais Outros
  21 Derivados das toluidinas; sais destes produtos 3-Nitro-4-toluidina e seus sais
  22 Derivados das toluidinas; sais destes produtos Trifluralina
  23 Derivados das toluidinas; sais destes produtos 4-Cloro-2-toluidina
  29 Derivados das toluidinas; sais destes produtos Outros
 44 Monoaminas aromáticas e seus derivados; sais destes produtos, Difenilamina e seus derivados; sais destes produtos
  10 Difenilamina e seus sais
  21 Derivados da difenilamina; sais destes produtos n-Octildifenilamina
  22 Derivados da difenilamina; sais destes produtos n-Nonildifenilamina
  29 Derivados da difenilamina; sais destes produtos Outros
 4500 Monoaminas aromáticas e seus derivados; sais destes produtos, 1-Naftilamina (alfa-naftilamina), 2-naftilamina (beta-naftilamina), e seus derivados; sais destes produtos
 46 Monoaminas aromáticas e seus derivados; sais destes produtos, Anfetamina (DCI), benzofetamina (DCI), dexanfetamina (DCI), etilanfetamina (DCI), fencanfamina (DCI), fentermina (DCI), lefetamina (DCI), levanfetamina (DCI) e mefenorex (DCI); sais destes produtos
  10 Anfetamina e seus sais
  20 Benzofetamina e seus sais
  30 Dexanfetamina e seus sais
  40 Etilanfetamina e seus sais
  50 Fencanfamina e seus sais
  60 Fentermina e seus sais
  70 Lefetamina e seus sais
  80 Levanfetamina e seus sais
  90 Mefenorex e seus sais
 49 Monoaminas aromáticas e seus derivados; sais destes produtos, Outros
  10 Cloridrato de fenfluramina
  21 Xilidinas e seus derivados; sais destes produtos 2,4-Xilidina e seus sais
  22 Xilidinas e seus derivados; sais destes produtos Pendimetalina
  29 Xilidinas e seus derivados; sais destes produtos Outros
  31 Tranilcipromina e seus sais Sulfato de tranilcipromina
  39 Tranilcipromina e seus sais Outros
  90 Outros
 51 Poliaminas aromáticas e seus derivados; sais destes produtos, o-, m-, p-Fenilenodiamina, diaminotoluenos, e seus derivados; sais destes produtos
  11 o-, m-, p-Fenilenodiamina; diaminotoluenos; sais destes produtos m-Fenilenodiamina e seus sais
  12 o-, m-, p-Fenilenodiamina; diaminotoluenos; sais destes produtos Diaminotoluenos (toluilenodiaminas)
  19 o-, m-, p-Fenilenodiamina; diaminotoluenos; sais destes produtos Outros
  20 Derivados sulfonados das fenilenodiaminas e de seus derivados; sais destes produtos
  31 Outros derivados das fenilenodiaminas; sais destes produtos N,N'-Di-sec-butil-p-fenilenodiamina
  32 Outros derivados das fenilenodiaminas; sais destes produtos N-Isopropil-N'-fenil-p-fenilenodiamina
  33 Outros derivados das fenilenodiaminas; sais destes produtos N-(1,3-Dimetilbutil)-N'-fenil-p-fenilenodiamina
  34 Outros derivados das fenilenodiaminas; sais destes produtos N-(1,4-Dimetilpentil)-N'-fenil-p-fenilenodiamina
  35 Outros derivados das fenilenodiaminas; sais destes produtos N-Fenil-p-fenilenodiamina (4-aminodifenilamina) e seus sais
  39 Outros derivados das fenilenodiaminas; sais destes produtos Outros
  90 Outros
 59 Poliaminas aromáticas e seus derivados; sais destes produtos, Outros
  11 Benzidina e seus derivados; sais destes produtos 3,3'-Diclorobenzidina
  19 Benzidina e seus derivados; sais destes produtos Outros
  21 Diaminodifenilmetanos 4,4'-Diaminodifenilmetano
  29 Diaminodifenilmetanos Outros
  31 Diaminodifenilaminas e seus derivados; sais destes produtos 4,4'-Diaminodifenilamina e seus sais
  32 Diaminodifenilaminas e seus derivados; sais destes produtos Ácido 4,4'-diaminodifenilamino-2-sulfônico e seus sais
  39 Diaminodifenilaminas e seus derivados; sais destes produtos Outros
  90 Outros
2922 Compostos aminados de funções oxigenadas
 1100 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Monoetanolamina e seus sais
 1200 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Dietanolamina e seus sais
 1400 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Dextropropoxifeno (DCI) e seus sais
 1500 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Trietanolamina
 1600 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Perfluoroctanossulfonato de dietanolamônio
 1700 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Metildietanolamina e etildietanolamina
 1800 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, 2-(N,N-di-isopropilamino)etanol
 19 Aminoálcoois, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e seus ésteres; sais destes produtos, Outros
  11 Propanolaminas e seus sais; derivados destes produtos Monoisopropanolamina
  12 Propanolaminas e seus sais; derivados destes produtos 2,4-Diclorofenoxiacetato de triisopropanolamina
  13 Propanolaminas e seus sais; derivados destes produtos 2,4-Diclorofenoxiacetato de dimetilpropanolamina
  19 Propanolaminas e seus sais; derivados destes produtos Outros
  21 Orfenadrina e seus sais Citrato
  29 Orfenadrina e seus sais Outros
  31 Ambroxol e seus sais Cloridrato
  39 Ambroxol e seus sais Outros
  41 Clobutinol e seus sais Cloridrato
  49 Clobutinol e seus sais Outros
  51 N,N-Dialquil-2-aminoetanol, com grupos alquila de C1 a C3, e seus sais protonados N,N-Dimetil-2-aminoetanol e seus sais protonados
  52 N,N-Dialquil-2-aminoetanol, com grupos alquila de C1 a C3, e seus sais protonados N,N-Dietil-2-aminoetanol e seus sais protonados
  59 N,N-Dialquil-2-aminoetanol, com grupos alquila de C1 a C3, e seus sais protonados Outros
  71 Propafenona e seus sais Cloridrato
  79 Propafenona e seus sais Outros
  81 Metoprolol e seus sais Tartarato
  89 Metoprolol e seus sais Outros
  91 Outros 1-p-Nitrofenil-2-amino-1,3-propanodiol
  92 Outros Fumarato de benciclano
  93 Outros Clembuterol (clenbuterol) e seu cloridrato
  94 Outros Mirtecaína
  95 Outros Tamoxifen e seu citrato
  96 Outros Propranolol e seus sais
  99 Outros Outros
 2100 Aminonaftóis e outros aminofenóis, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e ésteres; sais destes produtos, Ácidos aminohidroxinaftalenossulfônicos e seus sais
 29 Aminonaftóis e outros aminofenóis, exceto os que contenham mais de um tipo de função oxigenada, seus éteres e ésteres; sais destes produtos, Outros
  11 o-, m-, p-Aminofenóis, e seus sais p-Aminofenol
  19 o-, m-, p-Aminofenóis, e seus sais Outros
  20 Nitroanisidinas e seus sais
  90 Outros
 31 Aminoaldeídos, aminocetonas e aminoquinonas, exceto de funções oxigenadas diferentes; sais destes produtos, Anfepramona (DCI), metadona (DCI) e normetadona (DCI); sais destes produtos
  11 Anfepramona e seus sais Anfepramona
  12 Anfepramona e seus sais Sais
  20 Metadona e seus sais
  30 Normetadona e seus sais
 39 Aminoaldeídos, aminocetonas e aminoquinonas, exceto de funções oxigenadas diferentes; sais destes produtos, Outros
  10 Aminoantraquinonas e seus sais
  21 Ketamina e seus sais Cloridrato
  29 Ketamina e seus sais Outros
  90 Outros
 41 Aminoácidos, exceto os que contenham mais de um tipo de função oxigenada, e seus ésteres; sais destes produtos, Lisina e seus ésteres; sais destes produtos
  10 Lisina
  90 Outros
 42 Aminoácidos, exceto os que contenham mais de um tipo de função oxigenada, e seus ésteres; sais destes produtos, Ácido glutâmico e seus sais
  10 Ácido glutâmico
  20 Sais
 4300 Aminoácidos, exceto os que contenham mais de um tipo de função oxigenada, e seus ésteres; sais destes produtos, Ácido antranílico e seus sais
 44 Aminoácidos, exceto os que contenham mais de um tipo de função oxigenada, e seus ésteres; sais destes produtos, Tilidina (DCI) e seus sais
  10 Tilidina
  20 Sais
 49 Aminoácidos, exceto os que contenham mais de um tipo de função oxigenada, e seus ésteres; sais destes produtos, Outros
  10 Glicina e seus sais
  20 Ácido etilenodiaminotetracético (EDTA) e seus sais
  31 Ácido iminodiacético e seus sais Ácido iminodiacético
  32 Ácido iminodiacético e seus sais Sais
  40 Ácido dietilenotriaminopentacético e seus sais
  51 alfa-Fenilglicina e seus sais; derivados destes produtos alfa-Fenilglicina
  52 alfa-Fenilglicina e seus sais; derivados destes produtos Cloridrato de cloreto de D(-)alfa-aminobenzenoacetila
  59 alfa-Fenilglicina e seus sais; derivados destes produtos Outros
  61 Diclofenaco e seus sais; derivados destes produtos Diclofenaco de sódio
  62 Diclofenaco e seus sais; derivados destes produtos Diclofenaco de potássio
  63 Diclofenaco e seus sais; derivados destes produtos Diclofenaco de dietilamônio
  64 Diclofenaco e seus sais; derivados destes produtos Diclofenaco
  69 Diclofenaco e seus sais; derivados destes produtos Outros
  90 Outros
 50 Aminoálcoois-fenóis, aminoácidos-fenóis e outros compostos aminados de funções oxigenadas
  11 Fenilefrina e seus sais Cloridrato
  19 Fenilefrina e seus sais Outros
  31 Tirosina e seus derivados; sais destes produtos Levodopa
  32 Tirosina e seus derivados; sais destes produtos Metildopa
  39 Tirosina e seus derivados; sais destes produtos Outros
  91 Outros N-(1-(Metoxicarbonil)propen-2-il)-alfa-amino-p-hidroxifenilacetato de sódio (NAPOH)
  99 Outros Outros
2923 Sais e hidróxidos de amônio quaternários; lecitinas e outros fosfoaminolipídios, de constituição química definida ou não
 1000 Colina e seus sais
 2000 Lecitinas e outros fosfoaminolipídios
 3000 Perfluoroctanossulfonato de tetraetilamônio
 4000 Perfluoroctanossulfonato de didecildimetilamônio
 9010 Outros Betaína e seus sais
 9020 Outros Derivados da colina
 9030 Outros Cloreto de 3-cloro-2-hidroxipropiltrimetilamônio
 9040 Outros Halogenetos de alquil-trimetilamônio, com grupo alquila de C6 a C22
 9050 Outros Halogenetos de dialquil-dimetilamônio ou de alquil-benzil-dimetilamônio, com grupo alquila de C6 a C22
 9060 Outros Halogenetos de pentametil-alquil-propilenodiamônio, com grupo alquila de C6 a C22
 9090 Outros Outros
2924 Compostos de função carboxiamida; compostos de função amida do ácido carbônico
 1100 Amidas (incluindo os carbamatos) acíclicas e seus derivados; sais destes produtos, Meprobamato (DCI)
 12 Amidas (incluindo os carbamatos) acíclicas e seus derivados; sais destes produtos, Fluoracetamida (ISO), fosfamidona (ISO) e monocrotofós (ISO)
  10 Fluoracetamida
  20 Fosfamidona
  30 Monocrotofós
 19 Amidas (incluindo os carbamatos) acíclicas e seus derivados; sais destes produtos, Outros
  11 Acetoacetamida e seus derivados; sais destes produtos 2-Cloro-N-metilacetoacetamida
  19 Acetoacetamida e seus derivados; sais destes produtos Outros
  21 Formamidas; acetamidas N-Metilformamida
  22 Formamidas; acetamidas N,N-Dimetilformamida
  29 Formamidas; acetamidas Outras
  31 Acrilamidas e seus derivados Acrilamida
  32 Acrilamidas e seus derivados Metacrilamidas
  39 Acrilamidas e seus derivados Outros
  42 Crotonamidas e seus derivados Dicrotofós
  49 Crotonamidas e seus derivados Outros
  91 Outros N,N'-Dimetilureia
  92 Outros Carisoprodol
  93 Outros N,N'-(Diestearoil)etilenodiamina (N,N'-etilen-bis-estearamida)
  94 Outros Dietanolamidas de ácidos graxos (gordos) de C12 a C18
  99 Outros Outros
 21 Amidas (incluindo os carbamatos) cíclicas e seus derivados; sais destes produtos, Ureínas e seus derivados; sais destes produtos
  11 Carbanilida e seus derivados; sais destes produtos Hexanitrocarbanilidas
  19 Carbanilida e seus derivados; sais destes produtos Outros
  20 Diuron
  90 Outros
 2300 Amidas (incluindo os carbamatos) cíclicas e seus derivados; sais destes produtos, Ácido 2-acetamidobenzoico (ácido N-acetilantranílico) e seus sais
 2400 Amidas (incluindo os carbamatos) cíclicas e seus derivados; sais destes produtos, Etinamato (DCI)
 2500 Amidas (incluindo os carbamatos) cíclicas e seus derivados; sais destes produtos, Alaclor (ISO)
 29 Amidas (incluindo os carbamatos) cíclicas e seus derivados; sais destes produtos, Outros
  11 Acetanilida e seus derivados; sais destes produtos Acetanilida
  12 Acetanilida e seus derivados; sais destes produtos 4-Aminoacetanilida
  13 Acetanilida e seus derivados; sais destes produtos Acetaminofen (paracetamol)
  14 Acetanilida e seus derivados; sais destes produtos Lidocaína e seu cloridrato
  15 Acetanilida e seus derivados; sais destes produtos 2,5-Dimetoxiacetanilida
  19 Acetanilida e seus derivados; sais destes produtos Outros
  20 Anilidas dos ácidos hidroxinaftoicos e seus derivados; sais destes produtos
  31 Carbamatos Carbaril
  32 Carbamatos Propoxur
  39 Carbamatos Outros
  41 Acetamidas e seus derivados Teclozam
  43 Acetamidas e seus derivados Atenolol; metolaclor
  44 Acetamidas e seus derivados Ácido ioxáglico
  45 Acetamidas e seus derivados Iodamida
  46 Acetamidas e seus derivados Cloreto do ácido p-acetamidobenzenossulfônico
  47 Acetamidas e seus derivados Ácido ioxitalâmico
  49 Acetamidas e seus derivados Outros
  51 Metoxibenzamidas e seus derivados; sais destes produtos Bromoprida
  52 Metoxibenzamidas e seus derivados; sais destes produtos Metoclopramida e seu cloridrato
  59 Metoxibenzamidas e seus derivados; sais destes produtos Outros
  61 Propanamidas e seus derivados; sais destes produtos Propanil
  62 Propanamidas e seus derivados; sais destes produtos Flutamida
  63 Propanamidas e seus derivados; sais destes produtos Prilocaína e seu cloridrato
  64 Propanamidas e seus derivados; sais destes produtos Iobitridol
  69 Propanamidas e seus derivados; sais destes produtos Outros
  91 Outros Aspartame
  92 Outros Diflubenzurom
  93 Outros Metalaxil
  94 Outros Triflumurom
  95 Outros Buclosamida
  96 Outros Benzoato de denatônio
  99 Outros Outros
2925 Compostos de função carboxiimida (incluindo a sacarina e seus sais) ou de função imina
 1100 Imidas e seus derivados; sais destes produtos, Sacarina e seus sais
 1200 Imidas e seus derivados; sais destes produtos, Glutetimida (DCI)
 19 Imidas e seus derivados; sais destes produtos, Outros
  10 Talidomida
  90 Outros
 2100 Iminas e seus derivados; sais destes produtos, Clordimeforme (ISO)
 29 Iminas e seus derivados; sais destes produtos, Outros
  11 Arginina e seus sais Aspartato de L-arginina
  19 Arginina e seus sais Outros
  21 Guanidina e seus derivados; sais destes produtos Guanidina
  22 Guanidina e seus derivados; sais destes produtos N,N'-Difenilguanidina
  23 Guanidina e seus derivados; sais destes produtos Clorexidina e seus sais
  29 Guanidina e seus derivados; sais destes produtos Outros
  30 Amitraz
  40 Isetionato de pentamidina
  50 N-(3,7-Dimetil-7-hidroxioctilideno)antranilato de metila
  90 Outros
2926 Compostos de função nitrila
 1000 Acrilonitrila
 2000 1-Cianoguanidina (diciandiamida)
 30 Fenproporex (DCI) e seus sais; intermediário da metadona (DCI) (4-ciano-2-dimetilamino-4,4-difenilbutano)
  11 Fenproporex e seus sais Fenproporex
  12 Fenproporex e seus sais Sais
  20 Intermediário da metadona
 4000 alfa-Fenilacetoacetonitrila
 9011 Outros Verapamil e seus sais Verapamil
 9012 Outros Verapamil e seus sais Cloridrato
 9019 Outros Verapamil e seus sais Outros
 9021 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Álcool alfa-ciano-3-fenoxibenzílico
 9022 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Ciflutrina
 9023 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Cipermetrina
 9024 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Deltametrina
 9025 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Fenvalerato
 9026 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Cialotrina (cyhalothrin)
 9029 Outros Álcool alfa-ciano-3-fenoxibenzílico e seus derivados; ésteres destes produtos Outros
 9030 Outros Sais de intermediário da metadona
 9091 Outros Outros Adiponitrila (1,4-dicianobutano)
 9092 Outros Outros Cianidrina de acetona (acetona cianidrina)
 9093 Outros Outros Closantel
 9095 Outros Outros Clorotalonil
 9096 Outros Outros Cianoacrilatos de etila
 9099 Outros Outros Outros
2927 Compostos diazoicos, azoicos ou azóxicos. Compostos
 0010 diazoicos
 0021 azoicos Azodicarbonamida
 0029 azoicos Outros
 0030 azóxicos
2928 Derivados orgânicos da hidrazina e da hidroxilamina
 0011 Acetoxima e seus derivados; sais destes produtos Metiletilacetoxima
 0019 Acetoxima e seus derivados; sais destes produtos Outros
 0020 Carbidopa
 0030 2-Hidrazinoetanol
 0041 Fenilidrazina e seus derivados Fenilidrazina
 0042 Fenilidrazina e seus derivados Derivados
 0090 Outros
2929 Compostos de outras funções nitrogenadas (azotadas)
 1010 Isocianatos Di-isocianato de difenilmetano
 1021 Isocianatos Di-isocianatos de tolueno Mistura de isômeros
 1029 Isocianatos Di-isocianatos de tolueno Outros
 1030 Isocianatos Isocianato de 3,4-diclorofenila
 1090 Isocianatos Outros
 9011 Outros Ácido ciclâmico e seus sais De sódio
 9012 Outros Ácido ciclâmico e seus sais De cálcio
 9019 Outros Ácido ciclâmico e seus sais Outros
 9031 Dicloreto de N,N-dimetilfosforoamídico
 9039 Outros
 9040 N,N-Dialquilfosforoamidatos de dialquila, com grupos alquila de C<sub>1</sub> a C<sub>3</sub>
 9050 Fosfonamidofluoridatos de N-(1-(dialquila (de até C<sub>10</sub>, incluindo cicloalquila)amino))alquilideno (H ou de até C<sub>10</sub>, incluindo cicloalquila) e sais alquilados ou protonados destes produtos
 9060 Fosforamidofluoridatos de O-alquila (H ou de até C<sub>10</sub>, incluindo cicloalquila) N-(1-(dialquila (de até C<sub>10</sub>, incluindo cicloalquila)amino))alquilideno (H ou de até C<sub>10</sub>, incluindo cicloalquila) e sais alquilados ou protonados destes produtos
 9090 Outros Outros
2930 
 1000 2-(N,N-Dimetilamino)etanotiol
 20 Tiocarbamatos e ditiocarbamatos
  11 Tiocarbamatos EPTC
  12 Tiocarbamatos Cartap
  13 Tiocarbamatos Tiobencarb (dietiltiocarbamato de S-4-clorobenzila)
  19 Tiocarbamatos Outros
  21 Ditiocarbamatos Ziram; dimetilditiocarbamato de sódio
  22 Ditiocarbamatos Dietilditiocarbamato de zinco
  23 Ditiocarbamatos Dibutilditiocarbamato de zinco
  24 Ditiocarbamatos Metam sódio
  29 Ditiocarbamatos Outros
 30 Mono-, di- ou tetrassulfetos de tiourama
  11 Monossulfetos De tetrametiltiourama
  12 Monossulfetos Sulfiram
  19 Monossulfetos Outros
  21 Dissulfetos Thiram
  22 Dissulfetos Dissulfiram
  29 Dissulfetos Outros
  90 Outros
 4010 Metionina DL-Metionina, com um teor de cinzas sulfatadas superior a 0,1 %, em peso
 4090 Metionina Outra
 6000 2-(N,N-Dietilamino)etanotiol
 7000 Sulfeto de bis(2-hidroxietila) (tiodiglicol (DCI))
 80 Aldicarb (ISO), captafol (ISO) e metamidofós (ISO)
  10 Aldicarb
  20 Captafol
  30 Metamidofós
 9011 Outros Tióis e seus derivados; sais destes produtos Ácido tioglicólico e seus sais
 9012 Outros Tióis e seus derivados; sais destes produtos Cisteína
 9013 Outros Tióis e seus derivados; sais destes produtos N,N-Dialquil-2-aminoetanotiol, com grupos alquila de C1 a C3, e seus sais protonados
 9019 Outros Tióis e seus derivados; sais destes produtos Outros
 9021 Outros Tioamidas e seus derivados; sais destes produtos Tioureia
 9022 Outros Tioamidas e seus derivados; sais destes produtos Tiofanato-Metila
 9023 Outros Tioamidas e seus derivados; sais destes produtos 4-Metil-3-tiosemicarbazida
 9029 Outros Tioamidas e seus derivados; sais destes produtos Outros
 9031 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos 2-(Etiltio)etanol, com uma concentração igual ou superior a 98 %, em peso
 9032 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos 3-(Metiltio)propanal
 9033 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos Clorotioformiato de S-etila
 9034 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos Ácido 2-hidroxi-4-(metiltio)butanoico e seu sal cálcico
 9035 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos Metomil
 9036 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos Carbocisteína
 9037 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos 4-Sulfatoetilsulfonil-2,5-dimetoxianilina; 4-sulfatoetilsulfonil-2-metoxi-5-metilanilina; 4- sulfatoetilsulfonil-2-metoxianilina
 9039 Outros Tioéteres, tioésteres e seus derivados, exceto os produtos do item 2930.90.8; sais destes produtos Outros
 9041 Outros Fosforotioatos e seus derivados; sais destes produtos Fosforotioato de O,O-dietila e de S-[2-(dietilamino)etila] e seus sais alquilados ou protonado
 9042 Outros Fosforotioatos e seus derivados; sais destes produtos Fosforotioato de O,O-dimetila e de S-[2-(1-metilcarbamoiletiltio)-etila)] (vamidotion)
 9043 Outros Fosforotioatos e seus derivados; sais destes produtos Fosforotioato de O-(4-bromo-2-clorofenila) O-etila e de S-propila (profenofós)
 9049 Outros Fosforotioatos e seus derivados; sais destes produtos Outros
 9051 Outros Fosforoditioatos e seus derivados; sais destes produtos Forato
 9052 Outros Fosforoditioatos e seus derivados; sais destes produtos Dissulfoton
 9053 Outros Fosforoditioatos e seus derivados; sais destes produtos Etion
 9054 Outros Fosforoditioatos e seus derivados; sais destes produtos Dimetoato
 9057 Outros Fosforoditioatos e seus derivados; sais destes produtos Fosforoditioato de O,O-dimetila e de S-[2-(etiltio)etila] (tiometon)
 9059 Outros Fosforoditioatos e seus derivados; sais destes produtos Outros
 9061 Outros Fosforoamidotioatos e seus derivados; sais destes produtos Acefato
 9069 Outros Fosforoamidotioatos e seus derivados; sais destes produtos Outros
 9071 Outros Sulfonas Tiaprida
 9072 Outros Sulfonas Bicalutamida
 9079 Outros Sulfonas Outras
 9081 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) Sulfeto de 2-cloroetila e de clorometila
 9082 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) Sulfeto de bis(2-cloroetila)
 9083 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) Bis(2-cloroetiltio)metano
 9084 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) 1,2-Bis(2-cloroetiltio)etano
 9085 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) 1,3-Bis(2-cloroetiltio)-n-propano
 9086 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) 1,4-Bis(2-cloroetiltio)-n-butano
 9087 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) 1,5-Bis(2-cloroetiltio)-n-pentano
 9088 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) Óxido de bis(2-cloroetiltiometila)
 9089 Outros Sulfeto de 2-cloroetila e de clorometila; sulfeto de bis(2-cloroetila); bis(2-cloroetiltio)metano; 1,2- bis(2-cloroetiltio)etano; 1,3-bis(2-cloroetiltio)-n-propano; 1,4-bis(2-cloroetiltio)-n-butano; 1,5-bis(2-cloroetiltio)-n-pentano; óxido de bis(2-cloroetiltiometila); óxido de bis(2-cloroetiltioetila) Óxido de bis(2-cloroetiltioetila)
 9091 Outros Outros Captan
 9093 Outros Outros Metileno-bis-tiocianato
 9094 Outros Outros Dimetiltiofosforamida
 9095 Outros Outros Etilditiofosfonato de O-etila e de S-fenila (fonofós)
 9096 Outros Outros Hidrogênio alquil(de C1 a C3)fosfonotioatos de [S-2-(dialquil(de C1 a C3)amino)etila], seus ésteres de O-alquila (de até C10, incluindo os cicloalquila); sais alquilados ou protonados destes produtos
 9097 Outros Outros Outros compostos que contenham um átomo de fósforo ligado a um grupo alquila (de C1 a C3), sem outros átomos de carbono
 9098 Outros Outros Ditiocarbonatos (xantatos e xantogenatos)
 9099 Outros Outros Outros
2931 Outros compostos organo-inorgânicos
 1000 Tetrametila de chumbo e tetraetila de chumbo
 2000 Compostos de tributilestanho
 4100 Derivados organofosforados não halogenados, Metilfosfonato de dimetila
 4200 Derivados organofosforados não halogenados, Propilfosfonato de dimetila
 4300 Derivados organofosforados não halogenados, Etilfosfonato de dietila
 4400 Derivados organofosforados não halogenados, Ácido metilfosfônico
 4500 Derivados organofosforados não halogenados, Sal do ácido metilfosfônico e de (aminoiminometil)ureia (1:1)
 4600 Derivados organofosforados não halogenados, 2,4,6-Trióxido de 2,4,6-tripropil-1,3,5,2,4,6-trioxatrifosfinano
 4700 Derivados organofosforados não halogenados, Metilfosfonato de (5-etil-2-metil-2-óxido-1,3,2-dioxafosfinan-5-il)metil metila
 4800 Derivados organofosforados não halogenados, 3,9-Dióxido de 3,9-dimetil-2,4,8,10-tetraoxa-3,9-difosfaspiro[5.5]undecano
 4911 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico
 4912 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila)
 4913 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Etidronato dissódico
 4914 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Glifosato e seu sal de monoisopropilamina
 4915 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Glufosinato de amônio
 4916 Derivados organofosforados não halogenados, Outros Ácido fosfonometiliminodiacético; ácido aminotrimetilenofosfônico; difenilfosfonato(4,4'-bis((dimetoxifosfinil)metil)difenila); etidronato dissódico; glifosato e seu sal de monoisopropilamina; glufosinato de amônio; hidrogenofosfonato de bis(2-etilexilo) Hidrogenofosfonato de bis(2-etilexilo)
 4920 Derivados organofosforados não halogenados, Outros Hidrogênio alquil(de C1 a C3)fosfonitos de [O-2-(dialquil(de C1 a C3)amino)etila], seus ésteres de O alquila (de até C10, incluindo os cicloalquila); sais alquilados ou protonados destes produtos
 4931 Metilfosfinato de butila
 4932 Metilfosfonato de bis(1-metilpentila)
 4939 Outros
 4940 Derivados organofosforados não halogenados, Outros N,N-Dialquil(de C1 a C3)fosforoamidocianidatos de O-alquila (de até C10, incluindo os cicloalquila)
 4990 Derivados organofosforados não halogenados, Outros Outros
 5100 Derivados organofosforados halogenados, Dicloreto metilfosfônico
 5200 Derivados organofosforados halogenados, Dicloreto propilfosfônico
 5300 Derivados organofosforados halogenados, Metilfosfonotionato de O-(3-cloropropil) O-[4-nitro-3-(trifluorometil)fenila]
 5400 Derivados organofosforados halogenados, Triclorfom (ISO)
 5911 Derivados organofosforados halogenados, Outros Ácido clodrônico e seu sal dissódico; etefon; fotemustina Ácido clodrônico e seu sal dissódico
 5912 Derivados organofosforados halogenados, Outros Ácido clodrônico e seu sal dissódico; etefon; fotemustina Etefon
 5913 Derivados organofosforados halogenados, Outros Ácido clodrônico e seu sal dissódico; etefon; fotemustina Fotemustina
 5991 Derivados organofosforados halogenados, Outros Outros Alquil(de C1 a C3)fosfonofluoridatos de O-alquila (de até C10, incluindo os cicloalquila)
 5992 Derivados organofosforados halogenados, Outros Outros Metilfosfonocloridato de O-isopropila
 5993 Derivados organofosforados halogenados, Outros Outros Metilfosfonocloridato de O-pinacolila
 5994 Derivados organofosforados halogenados, Outros Outros Difluoreto de alquilfosfonila, com grupo alquila de C1 a C3
 5995 Fosfonamidofluoridatos de P-alquila (de até C<sub>10</sub>, incluindo cicloalquila) N-(1-(dialquila (de até C<sub>10</sub>, incluindo cicloalquila)amino))alquilideno (H ou de até C<sub>10</sub>, incluindo cicloalquila) e sais alquilados ou protonados destes produtos
 5996 (Bis(dietilamina)metileno)fosfonamidofluoridato de metila
 5998 Outros compostos que contenham um átomo de fósforo ligado a um grupo alquila (de C<sub>1</sub> a C<sub>3</sub>) mas sem outros átomos de carbono
 5999 Derivados organofosforados halogenados, Outros Outros Outros
 9021 Outros Compostos organossilícicos Bis(trimetilsilil)ureia
 9029 Outros Compostos organossilícicos Outros
 9041 Outros Compostos organometálicos do estanho Acetato de trifenilestanho
 9042 Outros Compostos organometálicos do estanho Tetraoctilestanho
 9043 Outros Compostos organometálicos do estanho Ciexatin
 9044 Outros Compostos organometálicos do estanho Hidróxido de trifenilestanho
 9045 Outros Compostos organometálicos do estanho Óxido de fembutatina
 9046 Outros Compostos organometálicos do estanho Sais de dimetil-estanho, de dibutil-estanho e de dioctil-estanho, dos ácidos carboxílicos ou tioglicólicos e de seus ésteres
 9049 Outros Compostos organometálicos do estanho Outros
 9051 Outros Compostos organoarseniais Ácido metilarsínico e seus sais
 9052 Outros Compostos organoarseniais 2-Clorovinil-dicloroarsina
 9053 Outros Compostos organoarseniais Bis(2-clorovinil)cloroarsina
 9054 Outros Compostos organoarseniais Tris(2-clorovinil)arsina
 9059 Outros Compostos organoarseniais Outros
 9061 Outros Compostos organoalumínicos Tricloreto de etilalumínio (sesquicloreto de etilalumínio)
 9062 Outros Compostos organoalumínicos Cloreto de dietilalumínio
 9069 Outros Compostos organoalumínicos Outros
 9090 Outros Outros
2932 Compostos heterocíclicos exclusivamente de heteroátomo(s) de oxigênio
 1100 Compostos cuja estrutura contém um ciclo furano (hidrogenado ou não) não condensado, Tetra-hidrofurano
 1200 Compostos cuja estrutura contém um ciclo furano (hidrogenado ou não) não condensado, 2-Furaldeído (furfural)
 13 Compostos cuja estrutura contém um ciclo furano (hidrogenado ou não) não condensado, Álcool furfurílico e álcool tetra-hidrofurfurílico Álcool
  10 furfurílico
  20 tetra-hidrofurfurílico
 1400 Compostos cuja estrutura contém um ciclo furano (hidrogenado ou não) não condensado, Sucralose
 19 Compostos cuja estrutura contém um ciclo furano (hidrogenado ou não) não condensado, Outros
  10 Ranitidina e seus sais
  20 Nafronil
  30 Nitrovin
  40 Bioresmetrina
  50 Diacetato de 5-nitrofurfurilideno (NFDA)
  90 Outros
 2000 Lactonas
 9100 Outros, Isosafrol
 9200 Outros, 1-(1,3-Benzodioxol-5-il)propan-2-ona
 9300 Outros, Piperonal
 9400 Outros, Safrol
 9500 Outros, Tetra-hidrocanabinóis (todos os isômeros)
 9600 Outros, Carbofurano (ISO)
 99 Outros, Outros
  11 Eucaliptol; quercetina; dinitrato de isossorbida Eucaliptol
  12 Eucaliptol; quercetina; dinitrato de isossorbida Quercetina
  13 Eucaliptol; quercetina; dinitrato de isossorbida Dinitrato de isossorbida
  91 Outros Cloridrato de amiodarona
  92 Outros 1,3,4,6,7,8-Hexaidro-4,6,6,7,8,8-hexametilciclopenta-gama-2-benzopirano
  93 Outros Dibenzilideno-sorbitol
  94 Outros Carbosulfan ((dibutilaminotio)metilcarbamato de 2,3-di-hidro-2,2-dimetilbenzofuran-7-ila)
  99 Outros Outros
2933 Compostos heterocíclicos exclusivamente de heteroátomo(s) de nitrogênio (azoto)
 11 Compostos cuja estrutura contém um ciclo pirazol (hidrogenado ou não) não condensado, Fenazona (antipirina) e seus derivados
  11 Ácido 1-fenil-2,3-dimetil-5-pirazolona-4-metilaminometanossulfônico e seus sais Dipirona
  12 Ácido 1-fenil-2,3-dimetil-5-pirazolona-4-metilaminometanossulfônico e seus sais Magnopirol (dipirona magnésica)
  19 Ácido 1-fenil-2,3-dimetil-5-pirazolona-4-metilaminometanossulfônico e seus sais Outros
  20 Metileno-bis(4-metilamino-1-fenil-2,3-dimetil)pirazolona
  90 Outros
 19 Compostos cuja estrutura contém um ciclo pirazol (hidrogenado ou não) não condensado, Outros
  11 Fenilbutazona e seus sais Fenilbutazona cálcica
  19 Fenilbutazona e seus sais Outros
  90 Outros
 21 Compostos cuja estrutura contém um ciclo imidazol (hidrogenado ou não) não condensado, Hidantoína e seus derivados
  10 Iprodiona
  21 Fenitoína e seus sais Fenitoína e seu sal sódico
  29 Fenitoína e seus sais Outros
  90 Outros
 29 Compostos cuja estrutura contém um ciclo imidazol (hidrogenado ou não) não condensado, Outros
  11 Cuja estrutura contém um ciclo nitroimidazol 2-Metil-5-nitroimidazol
  12 Cuja estrutura contém um ciclo nitroimidazol Metronidazol e seus sais
  13 Cuja estrutura contém um ciclo nitroimidazol Tinidazol
  19 Cuja estrutura contém um ciclo nitroimidazol Outros
  21 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Econazol e seu nitrato
  22 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Nitrato de miconazol
  23 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Cloridrato de clonidina
  24 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Nitrato de isoconazol
  25 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Clotrimazol
  29 Cuja estrutura contém um ciclo benzeno clorado, exceto os que contenham um ciclo nitroimidazol Outros
  30 Cimetidina e seus sais
  40 4-Metil-5-hidroximetilimidazol e seus sais
  91 Outros Imidazol
  92 Outros Histidina e seus sais
  93 Outros Ondansetron e seus sais
  94 Outros 1-Hidroxietil-2-undecanoilimidazolina
  95 Outros 1-Hidroxietil-2-(8-heptadecenoil)imidazolina
  99 Outros Outros
 31 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Piridina e seus sais
  10 Piridina
  20 Sais
 3200 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Piperidina e seus sais
 33 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Alfentanila (DCI), anileridina (DCI), bezitramida (DCI), bromazepam (DCI), carfentanila (DCI), cetobemidona (DCI), difenoxilato (DCI), difenoxina (DCI), dipipanona (DCI), fenciclidina (DCI) (PCP), fenoperidina (DCI), fentanila (DCI), metilfenidato (DCI), pentazocina (DCI), petidina (DCI), intermediário A da petidina (DCI), pipradrol (DCI), piritramida (DCI), propiram (DCI), remifentanila (DCI) e trimeperidina (DCI); sais destes produtos
  11 Alfentanila e anileridina; sais destes produtos Alfentanila
  12 Alfentanila e anileridina; sais destes produtos Anileridina
  19 Alfentanila e anileridina; sais destes produtos Outros
  21 Bezitramida e bromazepam; sais destes produtos Bezitramida
  22 Bezitramida e bromazepam; sais destes produtos Bromazepam
  29 Bezitramida e bromazepam; sais destes produtos Outros
  31 Carfentanila e cetobemidona; sais destes produtos Carfentanila
  32 Carfentanila e cetobemidona; sais destes produtos Cetobemidona
  39 Carfentanila e cetobemidona; sais destes produtos Outros
  41 Difenoxilato e seus sais Difenoxilato
  42 Difenoxilato e seus sais Cloridrato de difenoxilato
  49 Difenoxilato e seus sais Outros
  51 Difenoxina e dipipanona; sais destes produtos Difenoxina
  52 Difenoxina e dipipanona; sais destes produtos Dipipanona
  59 Difenoxina e dipipanona; sais destes produtos Outros
  61 Fenciclidina, fenoperidina e fentanila; sais destes produtos Fenciclidina
  62 Fenciclidina, fenoperidina e fentanila; sais destes produtos Fenoperidina
  63 Fenciclidina, fenoperidina e fentanila; sais destes produtos Fentanila
  69 Fenciclidina, fenoperidina e fentanila; sais destes produtos Outros
  71 Metilfenidato e pentazocina; sais destes produtos Metilfenidato
  72 Metilfenidato e pentazocina; sais destes produtos Pentazocina
  79 Metilfenidato e pentazocina; sais destes produtos Outros
  81 Petidina, intermediário A da petidina e pipradrol; sais destes produtos Petidina
  82 Petidina, intermediário A da petidina e pipradrol; sais destes produtos Intermediário A da petidina
  83 Petidina, intermediário A da petidina e pipradrol; sais destes produtos Pipradrol
  84 Petidina, intermediário A da petidina e pipradrol; sais destes produtos Cloridrato de petidina
  89 Petidina, intermediário A da petidina e pipradrol; sais destes produtos Outros
  91 Piritramida, propiram, remifentanila e trimeperidina; sais destes produtos Piritramida
  92 Piritramida, propiram, remifentanila e trimeperidina; sais destes produtos Propiram
  93 Piritramida, propiram, remifentanila e trimeperidina; sais destes produtos Trimeperidina
  94 Piritramida, propiram, remifentanila e trimeperidina; sais destes produtos Remifentanila
  99 Piritramida, propiram, remifentanila e trimeperidina; sais destes produtos Outros
 3400 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outras fentanilas e seus derivados
 3500 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Quinuclidin-3-ol
 3600 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, 4-Anilino-N-fenetilpiperidina (ANPP)
 3700 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, N-Fenetil-4-piperidona (NPP)
 3912 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém flúor, bromo ou ambos, em ligação covalente Droperidol
 3913 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém flúor, bromo ou ambos, em ligação covalente Ácido niflúmico
 3914 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém flúor, bromo ou ambos, em ligação covalente Haloxifop (ácido (RS)-2-(4-(3-cloro-5-trifluorometil-2-piridiloxi)fenoxi)propiônico)
 3915 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém flúor, bromo ou ambos, em ligação covalente Haloperidol
 3919 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém flúor, bromo ou ambos, em ligação covalente Outros
 3921 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Picloram
 3922 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Clorpirifós
 3923 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Malato ácido de cleboprida (malato de cleboprida)
 3924 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Cloridrato de loperamida
 3925 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Ácido 2-(2-metil-3-cloroanilino)nicotínico e seu sal de lisina
 3929 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém cloro, mas não contém flúor nem bromo, em ligação covalente Outros
 3931 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Terfenadina
 3932 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Biperideno e seus sais
 3933 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Ácido isonicotínico
 3934 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente 5-Etil-2,3-dicarboxipiridina (5-EPDC)
 3935 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Imazetapir (ácido (RS)-5-etil-2-(4-isopropil-4-metil-5-oxo-2-imidazolin-2-il)nicotínico)
 3936 Dibrometo de 1-[N,N-dialquila (de até C<sub>10</sub>) -N-(n-hidroxialquil (de até C<sub>10</sub>))amônio]-n-[N-(3-dimetilcarbamoxi-alfa-picolinil)-N,N-dialquil (de até C<sub>10</sub>) amônio]decano (n=1-8)
 3937 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Benzilato de 3-quinuclidinila
 3939 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções álcool, ácido carboxílico ou ambas, mas não contém halogênios em ligação covalente Outros
 3941 Dibrometo de 1-[N,N-dialquila (de até C<sub>10</sub>) -N-(n-(ciano, acetoxi)alquil (de até C<sub>10</sub>))amônio]-n-[N-(3-dimetilcarbamoxi-alfa-picolinil)-N,N-dialquil (de até C<sub>10</sub>) amônio]decano (n=1-8)
 3942 Dibrometo de 1,n-bis[N-(3-dimetilcarbamoxi-alfa-picolil)-N,N-dialquila (de até C<sub>10</sub>) amônio]-alcano-(2,(n-1)-diona) (n=2-12)
 3943 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Nifedipina
 3944 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Nitrendipina
 3945 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Maleato de pirilamina
 3946 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Omeprazol
 3948 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Nimodipina
 3949 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Cuja estrutura contém funções éter, éster ou ambas, mas não contém funções álcool ou ácido carboxílico nem halogênios em ligação covalente Outros
 3981 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros, cuja estrutura contém um ciclo piridina (hidrogenado ou não) N-substituído com radicais alquila ou arila Cloridrato de benzetimida
 3982 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros, cuja estrutura contém um ciclo piridina (hidrogenado ou não) N-substituído com radicais alquila ou arila Cloridrato de mepivacaína
 3983 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros, cuja estrutura contém um ciclo piridina (hidrogenado ou não) N-substituído com radicais alquila ou arila Cloridrato de bupivacaína
 3984 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros, cuja estrutura contém um ciclo piridina (hidrogenado ou não) N-substituído com radicais alquila ou arila Dicloreto de paraquate
 3989 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros, cuja estrutura contém um ciclo piridina (hidrogenado ou não) N-substituído com radicais alquila ou arila Outros
 3991 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros Cloridrato de fenazopiridina
 3992 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros Isoniazida
 3993 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros 3-Cianopiridina
 3994 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros 4,4'-Bipiridina
 3999 Compostos cuja estrutura contém um ciclo piridina (hidrogenado ou não) não condensado, Outros Outros Outros
 41 Compostos cuja estrutura contém ciclos quinoleína ou isoquinoleína (hidrogenados ou não) sem outras condensações, Levorfanol (DCI) e seus sais
  10 Levorfanol
  20 Sais
 49 Compostos cuja estrutura contém ciclos quinoleína ou isoquinoleína (hidrogenados ou não) sem outras condensações, Outros
  11 Derivados do ácido quinolinocarboxílico Ácido 2,3-quinolinodicarboxílico
  12 Derivados do ácido quinolinocarboxílico Rosoxacina
  13 Derivados do ácido quinolinocarboxílico Imazaquin
  19 Derivados do ácido quinolinocarboxílico Outros
  20 Oxaminiquina
  30 Broxiquinolina
  40 Ésteres do levorfanol
  90 Outros
 5200 Compostos cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) ou piperazina, Malonilureia (ácido barbitúrico) e seus sais
 53 Compostos cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) ou piperazina, Alobarbital (DCI), amobarbital (DCI), barbital (DCI), butalbital (DCI), butobarbital, ciclobarbital (DCI), fenobarbital (DCI), metilfenobarbital (DCI), pentobarbital (DCI), secbutabarbital (DCI), secobarbital (DCI) e vinilbital (DCI); sais destes produtos
  11 Alobarbital e amobarbital; sais destes produtos Alobarbital e seus sais
  12 Alobarbital e amobarbital; sais destes produtos Amobarbital e seus sais
  21 Barbital, butalbital e butobarbital; sais destes produtos Barbital e seus sais
  22 Barbital, butalbital e butobarbital; sais destes produtos Butalbital e seus sais
  23 Barbital, butalbital e butobarbital; sais destes produtos Butobarbital e seus sais
  30 Ciclobarbital e seus sais
  40 Fenobarbital e seus sais
  50 Metilfenobarbital e seus sais
  60 Pentobarbital e seus sais
  71 Secbutabarbital e secobarbital; sais destes produtos Secbutabarbital e seus sais
  72 Secbutabarbital e secobarbital; sais destes produtos Secobarbital e seus sais
  80 Venilbital e seus sais
 5400 Compostos cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) ou piperazina, Outros derivados de malonilureia (ácido barbitúrico); sais destes produtos
 55 Compostos cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) ou piperazina, Loprazolam (DCI), mecloqualona (DCI), metaqualona (DCI) e zipeprol (DCI); sais destes produtos
  10 Loprazolam e seus sais
  20 Mecloqualona e seus sais
  30 Metaqualona e seus sais
  40 Zipeprol e seus sais
 59 Compostos cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) ou piperazina, Outros
  11 Cuja estrutura contém um ciclo piperazina Oxatomida
  12 Cuja estrutura contém um ciclo piperazina Praziquantel
  13 Cuja estrutura contém um ciclo piperazina Norfloxacina e seu nicotinato
  14 Cuja estrutura contém um ciclo piperazina Flunarizina e seu dicloridrato
  15 Cuja estrutura contém um ciclo piperazina Enrofloxacina; sais de piperazina
  16 Cuja estrutura contém um ciclo piperazina Cloridrato de buspirona
  19 Cuja estrutura contém um ciclo piperazina Outros
  21 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e halogênios em ligação covalente Bromacil
  22 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e halogênios em ligação covalente Terbacil
  23 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e halogênios em ligação covalente Fluorouracil
  29 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e halogênios em ligação covalente Outros
  31 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente Propiltiouracil
  32 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente Diazinon
  33 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente Pirazofós
  34 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente Azatioprina
  35 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente 6-Mercaptopurina
  39 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e enxofre, mas não contém halogênios em ligação covalente Outros
  41 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Trimetoprima
  42 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Aciclovir
  43 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Tosilatos de dipiridamol
  44 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Nicarbazina
  45 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Bissulfito de menadiona dimetilpirimidinol
  49 Cuja estrutura contém um ciclo pirimidina (hidrogenado ou não) e funções álcool, éter ou ambas, mas não contém halogênios em ligação covalente nem enxofre Outros
  91 Outros Minoxidil
  92 Outros 2-Aminopirimidina
  99 Outros Outros
 6100 Compostos cuja estrutura contém um ciclo triazina (hidrogenado ou não) não condensado, Melamina
 69 Compostos cuja estrutura contém um ciclo triazina (hidrogenado ou não) não condensado, Outros
  11 Cuja estrutura contém cloro em ligação covalente 2,4,6-Triclorotriazina (cloreto cianúrico)
  12 Cuja estrutura contém cloro em ligação covalente Mercaptodiclorotriazina
  13 Cuja estrutura contém cloro em ligação covalente Atrazina
  14 Cuja estrutura contém cloro em ligação covalente Simazina
  15 Cuja estrutura contém cloro em ligação covalente Cianazina
  16 Cuja estrutura contém cloro em ligação covalente Anilazina
  19 Cuja estrutura contém cloro em ligação covalente Outros
  21 Cuja estrutura contém funções oxigenadas, mas não contém cloro em ligação covalente N,N,N-Triidroxietilexaidrotriazina
  22 Cuja estrutura contém funções oxigenadas, mas não contém cloro em ligação covalente Hexazinona
  23 Cuja estrutura contém funções oxigenadas, mas não contém cloro em ligação covalente Metribuzim
  29 Cuja estrutura contém funções oxigenadas, mas não contém cloro em ligação covalente Outros
  91 Outros Ametrina
  92 Outros Metenamina e seus sais
  99 Outros Outros
 7100 Lactamas, 6-Hexanolactama (épsilon-caprolactama)
 72 Lactamas, Clobazam (DCI) e metiprilona (DCI)
  10 Clobazam
  20 Metiprilona
 79 Lactamas, Outras lactamas
  10 Piracetam
  90 Outras
 91 Outros, Alprazolam (DCI), camazepam (DCI), clonazepam (DCI), clorazepato, clordiazepóxido (DCI), delorazepam (DCI), diazepam (DCI), estazolam (DCI), fludiazepam (DCI), flunitrazepam (DCI), flurazepam (DCI), halazepam (DCI), loflazepato de etila (DCI), lorazepam (DCI), lormetazepam (DCI), mazindol (DCI), medazepam (DCI), midazolam (DCI), nimetazepam (DCI), nitrazepam (DCI), nordazepam (DCI), oxazepam (DCI), pinazepam (DCI), pirovalerona (DCI), prazepam (DCI), temazepam (DCI), tetrazepam (DCI) e triazolam (DCI); sais destes produtos
  11 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Alprazolam
  12 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Camazepam
  13 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Clonazepam
  14 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Clorazepato
  15 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Clordiazepóxido
  19 Alprazolam, camazepam, clonazepam, clorazepato e clorodiazepóxido; sais destes produtos Outros
  21 Delorazepam, diazepam e estazolam; sais destes produtos Delorazepam
  22 Delorazepam, diazepam e estazolam; sais destes produtos Diazepam
  23 Delorazepam, diazepam e estazolam; sais destes produtos Estazolam
  29 Delorazepam, diazepam e estazolam; sais destes produtos Outros
  31 Fludiazepam, flunitrazepam, flurazepam e halazepam; sais destes produtos Fludiazepam
  32 Fludiazepam, flunitrazepam, flurazepam e halazepam; sais destes produtos Flunitrazepam
  33 Fludiazepam, flunitrazepam, flurazepam e halazepam; sais destes produtos Flurazepam
  34 Fludiazepam, flunitrazepam, flurazepam e halazepam; sais destes produtos Halazepam
  39 Fludiazepam, flunitrazepam, flurazepam e halazepam; sais destes produtos Outros
  41 Loflazepato de etila, lorazepam e lormetazepam; sais destes produtos Loflazepato de etila
  42 Loflazepato de etila, lorazepam e lormetazepam; sais destes produtos Lorazepam
  43 Loflazepato de etila, lorazepam e lormetazepam; sais destes produtos Lormetazepam
  49 Loflazepato de etila, lorazepam e lormetazepam; sais destes produtos Outros
  51 Mazindol, medazepam e midazolam; sais destes produtos Mazindol
  52 Mazindol, medazepam e midazolam; sais destes produtos Medazepam
  53 Mazindol, medazepam e midazolam; sais destes produtos Midazolam e seus sais
  59 Mazindol, medazepam e midazolam; sais destes produtos Outros
  61 Nimetazepam, nitrazepam, nordazepam e oxazepam; sais destes produtos Nimetazepam
  62 Nimetazepam, nitrazepam, nordazepam e oxazepam; sais destes produtos Nitrazepam
  63 Nimetazepam, nitrazepam, nordazepam e oxazepam; sais destes produtos Nordazepam
  64 Nimetazepam, nitrazepam, nordazepam e oxazepam; sais destes produtos Oxazepam
  69 Nimetazepam, nitrazepam, nordazepam e oxazepam; sais destes produtos Outros
  71 Pinazepam, pirovalerona e prazepam; sais destes produtos Pinazepam
  72 Pinazepam, pirovalerona e prazepam; sais destes produtos Pirovalerona
  73 Pinazepam, pirovalerona e prazepam; sais destes produtos Prazepam
  79 Pinazepam, pirovalerona e prazepam; sais destes produtos Outros
  81 Temazepam, tetrazepam e triazolam; sais destes produtos Temazepam
  82 Temazepam, tetrazepam e triazolam; sais destes produtos Tetrazepam
  83 Temazepam, tetrazepam e triazolam; sais destes produtos Triazolam
  89 Temazepam, tetrazepam e triazolam; sais destes produtos Outros
 9200 Outros, Azinfós metil (ISO)
 99 Outros, Outros
  11 Cuja estrutura contém um ciclo pirazina não condensado ou ciclos indol (hidrogenados ou não) sem outras condensações Pirazinamida
  12 Cuja estrutura contém um ciclo pirazina não condensado ou ciclos indol (hidrogenados ou não) sem outras condensações Cloridrato de amilorida
  13 Cuja estrutura contém um ciclo pirazina não condensado ou ciclos indol (hidrogenados ou não) sem outras condensações Pindolol
  19 Cuja estrutura contém um ciclo pirazina não condensado ou ciclos indol (hidrogenados ou não) sem outras condensações Outros
  20 Cuja estrutura contém um ciclo diazepina (hidrogenado ou não)
  31 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Dibenzoazepina (iminoestilbeno)
  32 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Carbamazepina
  33 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Cloridrato de clomipramina
  34 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Molinate (hexaidroazepin-1-carbotioato de S-etila)
  35 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Hexametilenoimina
  39 Cuja estrutura contém um ciclo azepina (hidrogenado ou não) Outros
  41 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Clemastina e seus derivados; sais destes produtos
  42 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Amisulprida
  43 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Sultoprida
  44 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Alizaprida
  45 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Buflomedil e seus derivados; sais destes produtos
  46 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Maleato de enalapril
  47 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Ketorolac trometamina
  49 Cuja estrutura contém um ciclo pirrol (hidrogenado ou não) Outros
  51 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Benomil
  52 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Oxifendazol
  53 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Albendazol e seu sulfóxido
  54 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Mebendazol
  55 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Flubendazol
  56 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Fembendazol
  59 Cuja estrutura contém um ciclo imidazol (hidrogenados ou não) Outros
  61 Cuja estrutura contém um ciclo triazol (hidrogenado ou não), não condensado Triadimenol
  62 Cuja estrutura contém um ciclo triazol (hidrogenado ou não), não condensado Triadimefon
  63 Cuja estrutura contém um ciclo triazol (hidrogenado ou não), não condensado Triazofós (fosforotioato de O,O-dietila O-(1-fenil-1H-1,2,4-triazol-3-ila))
  69 Cuja estrutura contém um ciclo triazol (hidrogenado ou não), não condensado Outros
  91 Outros Azinfós etílico
  92 Outros Ácido nalidíxico
  93 Outros Clofazimina
  95 Outros Metilssulfato de amezínio
  96 Outros Hidrazida maleica e seus sais
  99 Outros Outros
2934 Ácidos nucleicos e seus sais, de constituição química definida ou não; outros compostos heterocíclicos
 10 Compostos cuja estrutura contém um ciclo tiazol (hidrogenado ou não) não condensado
  10 Fentiazac
  20 Cloridrato de tiazolidina
  30 Tiabendazol
  90 Outros
 20 Compostos cuja estrutura contém ciclos benzotiazol (hidrogenados ou não) sem outras condensações
  10 2-Mercaptobenzotiazol e seus sais
  20 2,2'-Ditio-bis(benzotiazol) (dissulfeto de benzotiazila)
  31 Benzotiazol sulfenamidas 2-(Terbutilaminotio)benzotiazol (N-terbutil-benzotiazol-sulfenamida)
  32 Benzotiazol sulfenamidas 2-(Cicloexilaminotio)benzotiazol (N-cicloexil-benzotiazol-sulfenamida)
  33 Benzotiazol sulfenamidas 2-(Dicicloexilaminotio)benzotiazol (N,N-dicicloexil-benzotiazol-sulfenamida)
  34 Benzotiazol sulfenamidas 2-(4-Morfoliniltio)benzotiazol (N-oxidietileno-benzotiazol-sulfenamida)
  39 Benzotiazol sulfenamidas Outras
  40 2-(Tiocianometiltio)benzotiazol (TCMTB)
  90 Outros
 30 Compostos cuja estrutura contém ciclos fenotiazina (hidrogenados ou não) sem outras condensações
  10 Maleato de metotrimeprazina (maleato de levomepromazina)
  20 Enantato de flufenazina
  30 Prometazina
  90 Outros
 91 Outros, Aminorex (DCI), brotizolam (DCI), clotiazepam (DCI), cloxazolam (DCI), dextromoramida (DCI), fendimetrazina (DCI), fenmetrazina (DCI), haloxazolam (DCI), ketazolam (DCI), mesocarbo (DCI), oxazolam (DCI), pemolina (DCI) e sufentanila (DCI); sais destes produtos
  11 Aminorex e brotizolan; sais destes produtos Aminorex e seus sais
  12 Aminorex e brotizolan; sais destes produtos Brotizolam e seus sais
  21 Clotiazepam, cloxazolam e dextromoramida; sais destes produtos Clotiazepam
  22 Clotiazepam, cloxazolam e dextromoramida; sais destes produtos Cloxazolam
  23 Clotiazepam, cloxazolam e dextromoramida; sais destes produtos Dextromoramida
  29 Clotiazepam, cloxazolam e dextromoramida; sais destes produtos Outros
  31 Fendimetrazina, fenmetrazina e haloxazolam; sais destes produtos Fendimetrazina e seus sais
  32 Fendimetrazina, fenmetrazina e haloxazolam; sais destes produtos Fenmetrazina e seus sais
  33 Fendimetrazina, fenmetrazina e haloxazolam; sais destes produtos Haloxazolam e seus sais
  41 Ketazolam e mesocarbo; sais destes produtos Ketazolam
  42 Ketazolam e mesocarbo; sais destes produtos Mesocarbo
  49 Ketazolam e mesocarbo; sais destes produtos Outros
  50 Oxazolam e seus sais
  60 Pemolina e seus sais
  70 Sufentanila e seus sais
 9200 Outros, Outras fentanilas e seus derivados
 99 Outros, Outros
  11 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre Morfolina e seus sais
  12 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre Pirenoxina sódica (catalino sódico)
  13 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre Nimorazol
  14 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre Anidrido isatoico (2H-3,1-benzoxazina-2,4-(1H)-diona)
  15 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre 4,4'-Ditiodimorfolina
  19 Cuja estrutura contém um ciclo oxazina (hidrogenado ou não), exceto os que contenham heteroátomo(s) de enxofre Outros
  22 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Zidovudina (AZT)
  23 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Timidina
  24 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Furazolidona
  25 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Citarabina
  26 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Oxadiazona
  27 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Estavudina
  29 Cuja estrutura contém exclusivamente 3 heteroátomos de nitrogênio (azoto) e oxigênio em conjunto, exceto os ácidos nucleicos e seus sais e os produtos compreendidos no item 2934.99.1 Outros
  31 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Cetoconazol
  32 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Cloridrato de prazosina
  33 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Talniflumato
  34 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Ácidos nucleicos e seus sais
  35 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Propiconazol
  39 Outros, cuja estrutura contém exclusivamente heteroátomos de nitrogênio (azoto) e oxigênio Outros
  41 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Tiofeno
  42 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Ácido 6-aminopenicilânico
  43 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Ácido 7-aminocefalosporânico
  44 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Ácido 7-aminodesacetoxicefalosporânico
  45 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Clormezanona
  46 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) 9-(N-Metil-4-piperidinilideno)tioxanteno
  49 Cuja estrutura contém exclusivamente até 2 heteroátomos de enxofre ou um de enxofre e um de nitrogênio (azoto) Outros
  51 Cuja estrutura contém exclusivamente 3 heteroátomos de enxofre e nitrogênio (azoto) em conjunto Tebutiuron
  52 Cuja estrutura contém exclusivamente 3 heteroátomos de enxofre e nitrogênio (azoto) em conjunto Tetramisol
  53 Cuja estrutura contém exclusivamente 3 heteroátomos de enxofre e nitrogênio (azoto) em conjunto Levamisol e seus sais
  54 Cuja estrutura contém exclusivamente 3 heteroátomos de enxofre e nitrogênio (azoto) em conjunto Tioconazol
  59 Cuja estrutura contém exclusivamente 3 heteroátomos de enxofre e nitrogênio (azoto) em conjunto Outros
  61 Outros, cuja estrutura contém exclusivamente heteroátomos de enxofre ou de enxofre e nitrogênio (azoto) Cloridrato de tizanidina
  69 Outros, cuja estrutura contém exclusivamente heteroátomos de enxofre ou de enxofre e nitrogênio (azoto) Outros
  91 Outros Timolol
  92 Outros Maleato ácido de timolol
  93 Outros Lamivudina
  99 Outros Outros
2935 Sulfonamidas
 1000 N-Metilperfluoroctano sulfonamida
 2000 N-Etilperfluoroctano sulfonamida
 3000 N-Etil-N-(2-hidroxietil)perfluoroctano sulfonamida
 4000 N-(2-Hidroxietil)-N-metilperfluoroctano sulfonamida
 5000 Outras perfluoroctanossulfonamidas
 9011 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Sulfadiazina e seu sal sódico
 9012 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Clortalidona
 9013 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Sulpirida
 9014 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Veraliprida
 9015 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Sulfametazina (4,6-dimetil-2-sulfanilamidopirimidina) e seu sal sódico
 9019 Outras Cuja estrutura contém exclusivamente heterociclo(s) com heteroátomo(s) de nitrogênio (azoto) Outras
 9021 Outras Cuja estrutura contém outro(s) heterociclo(s) Furosemida
 9022 Outras Cuja estrutura contém outro(s) heterociclo(s) Ftalilsulfatiazol
 9023 Outras Cuja estrutura contém outro(s) heterociclo(s) Piroxicam
 9024 Outras Cuja estrutura contém outro(s) heterociclo(s) Tenoxicam
 9025 Outras Cuja estrutura contém outro(s) heterociclo(s) Sulfametoxazol
 9029 Outras Cuja estrutura contém outro(s) heterociclo(s) Outras
 9091 Outras Outras Cloramina-B e cloramina-T
 9092 Outras Outras Gliburida
 9093 Outras Outras Toluenossulfonamidas
 9094 Outras Outras Nimesulida
 9095 Outras Outras Bumetanida
 9096 Outras Outras Sulfaguanidina
 9099 Outras Outras Outras
2936 Provitaminas e vitaminas, naturais ou reproduzidas por síntese (incluindo os concentrados naturais), bem como os seus derivados utilizados principalmente como vitaminas, misturados ou não entre si, mesmo em quaisquer soluções
 21 Vitaminas e seus derivados, não misturados, Vitaminas A e seus derivados
  11 Vitamina A1 álcool (retinol) e seus derivados Vitamina A1 álcool (retinol)
  12 Vitamina A1 álcool (retinol) e seus derivados Acetato
  13 Vitamina A1 álcool (retinol) e seus derivados Palmitato
  19 Vitamina A1 álcool (retinol) e seus derivados Outros
  90 Outros
 22 Vitaminas e seus derivados, não misturados, Vitamina B1 e seus derivados
  10 Cloridrato de vitamina B1 (cloridrato de tiamina)
  20 Mononitrato de vitamina B1 (mononitrato de tiamina)
  90 Outros
 23 Vitaminas e seus derivados, não misturados, Vitamina B2 e seus derivados
  10 Vitamina B2 (riboflavina)
  20 5'-Fosfato sódico de vitamina B2 (5'-fosfato sódico de riboflavina)
  90 Outros
 24 Vitaminas e seus derivados, não misturados, Ácido D- ou DL-pantotênico (vitamina B5) e seus derivados
  10 D-Pantotenato de cálcio
  90 Outros
 25 Vitaminas e seus derivados, não misturados, Vitamina B6 e seus derivados
  10 Vitamina B6
  20 Cloridrato de piridoxina
  90 Outros
 26 Vitaminas e seus derivados, não misturados, Vitamina B12 e seus derivados
  10 Vitamina B12 (cianocobalamina)
  20 Cobamamida
  30 Hidroxocobalamina e seus sais
  90 Outros
 27 Vitaminas e seus derivados, não misturados, Vitamina C e seus derivados
  10 Vitamina C (ácido L- ou DL-ascórbico)
  20 Ascorbato de sódio
  90 Outros
 28 Vitaminas e seus derivados, não misturados, Vitamina E e seus derivados
  11 D- ou DL-alfa-Tocoferol e seus derivados D- ou DL-alfa-Tocoferol
  12 D- ou DL-alfa-Tocoferol e seus derivados Acetato de D- ou DL-alfa-tocoferol
  19 D- ou DL-alfa-Tocoferol e seus derivados Outros
  90 Outros
 29 Vitaminas e seus derivados, não misturados, Outras vitaminas e seus derivados
  11 Vitamina B9 (ácido fólico) e seus derivados Vitamina B9 (ácido fólico) e seus sais
  19 Vitamina B9 (ácido fólico) e seus derivados Outros
  21 Vitaminas D e seus derivados Vitamina D3 (colecalciferol)
  29 Vitaminas D e seus derivados Outros
  31 Vitamina H (biotina) e seus derivados Vitamina H (biotina)
  39 Vitamina H (biotina) e seus derivados Outros
  40 Vitaminas K e seus derivados
  51 Ácido nicotínico e seus derivados Ácido nicotínico
  52 Ácido nicotínico e seus derivados Nicotinamida
  53 Ácido nicotínico e seus derivados Nicotinato de sódio
  59 Ácido nicotínico e seus derivados Outros
  90 Outros
 9000 Outras, incluindo os concentrados naturais
2937 Hormônios, prostaglandinas, tromboxanas e leucotrienos, naturais ou reproduzidos por síntese; seus derivados e análogos estruturais, incluindo os polipeptídios de cadeia modificada, utilizados principalmente como hormônios
 1100 Hormônios polipeptídicos, hormônios proteicos e hormônios glicoproteicos, seus derivados e análogos estruturais, Somatotropina, seus derivados e análogos estruturais
 1200 Hormônios polipeptídicos, hormônios proteicos e hormônios glicoproteicos, seus derivados e análogos estruturais, Insulina e seus sais
 19 Hormônios polipeptídicos, hormônios proteicos e hormônios glicoproteicos, seus derivados e análogos estruturais, Outros
  10 ACTH (corticotropina)
  20 HCG (gonadotropina coriônica)
  30 PMSG (gonadotropina sérica)
  40 Menotropinas
  50 Oxitocina
  90 Outros
 21 Hormônios esteroides, seus derivados e análogos estruturais, Cortisona, hidrocortisona, prednisona (deidrocortisona) e prednisolona (deidroidrocortisona)
  10 Cortisona
  20 Hidrocortisona
  30 Prednisona (deidrocortisona)
  40 Prednisolona (deidroidrocortisona)
 22 Hormônios esteroides, seus derivados e análogos estruturais, Derivados halogenados dos hormônios corticosteroides
  10 Dexametasona e seus acetatos
  21 Triancinolona e seus derivados Acetonida da triancinolona
  29 Triancinolona e seus derivados Outros
  31 Fluocortolona e seus derivados Valerato de diflucortolona
  39 Fluocortolona e seus derivados Outros
  90 Outros
 23 Hormônios esteroides, seus derivados e análogos estruturais, Estrogênios e progestogênios
  10 Medroxiprogesterona e seus derivados
  21 Norgestrel e seus derivados L-Norgestrel (levonorgestrel)
  22 Norgestrel e seus derivados DL-Norgestrel
  29 Norgestrel e seus derivados Outros
  31 Estriol, seus ésteres e seus sais Estriol e seu succinato
  39 Estriol, seus ésteres e seus sais Outros
  41 Estradiol, seus ésteres e seus sais; derivados destes produtos Hemissuccinato de estradiol
  42 Estradiol, seus ésteres e seus sais; derivados destes produtos Fempropionato de estradiol (17-(3-fenilpropionato) de estradiol)
  49 Estradiol, seus ésteres e seus sais; derivados destes produtos Outros
  51 Alilestrenol, seus ésteres e seus sais Alilestrenol
  59 Alilestrenol, seus ésteres e seus sais Outros
  60 Desogestrel
  70 Linestrenol
  91 Outros Acetato de etinodiol
  92 Outros Gestodeno
  99 Outros Outros
 29 Hormônios esteroides, seus derivados e análogos estruturais, Outros
  10 Metilprednisolona e seus derivados
  20 21-Succinato sódico de hidrocortisona
  31 Ciproterona e seus derivados Acetato de ciproterona
  39 Ciproterona e seus derivados Outros
  40 Mesterolona e seus derivados
  50 Espironolactona
  60 Deflazacorte
  90 Outros
 5000 Prostaglandinas, tromboxanas e leucotrienos, seus derivados e análogos estruturais
 9010 Outros Tiratricol (triac) e seu sal sódico
 9030 Outros Levotiroxina sódica
 9040 Outros Liotironina sódica
 9090 Outros Outros
2938 Heterosídeos, naturais ou reproduzidos por síntese, seus sais, éteres, ésteres e outros derivados
 1000 Rutosídio (rutina) e seus derivados
 9010 Outros Deslanosídio
 9020 Outros Esteviosídio
 9090 Outros Outros
2939 Alcaloides, naturais ou reproduzidos por síntese, seus sais, éteres, ésteres e outros derivados
 11 Alcaloides do ópio e seus derivados; sais destes produtos, Concentrados de palha de dormideira (papoula); buprenorfina (DCI), codeína, di-hidrocodeína (DCI), etilmorfina, etorfina (DCI), folcodina (DCI), heroína, hidrocodona (DCI), hidromorfona (DCI), morfina, nicomorfina (DCI), oxicodona (DCI), oximorfona (DCI), tebacona (DCI) e tebaína; sais destes produtos
  10 Concentrados de palha de dormideira ou papoula
  21 Buprenorfina, codeína e di-hidrocodeína; sais destes produtos Buprenorfina e seus sais
  22 Buprenorfina, codeína e di-hidrocodeína; sais destes produtos Codeína e seus sais
  23 Buprenorfina, codeína e di-hidrocodeína; sais destes produtos Di-hidrocodeína e seus sais
  31 Etilmorfina e etorfina; sais destes produtos Etilmorfina e seus sais
  32 Etilmorfina e etorfina; sais destes produtos Etorfina e seus sais
  40 Folcodina e seus sais
  51 Heroína, hidrocodona e hidromorfona; sais destes produtos Heroína e seus sais
  52 Heroína, hidrocodona e hidromorfona; sais destes produtos Hidrocodona e seus sais
  53 Heroína, hidrocodona e hidromorfona; sais destes produtos Hidromorfona e seus sais
  61 Morfina e seus sais Morfina
  62 Morfina e seus sais Cloridrato e sulfato de morfina
  69 Morfina e seus sais Outros
  70 Nicomorfina e seus sais
  81 Oxicodona e oximorfona; sais destes produtos Oxicodona e seus sais
  82 Oxicodona e oximorfona; sais destes produtos Oximorfona e seus sais
  91 Tebacona e tebaína; sais destes produtos Tebacona e seus sais
  92 Tebacona e tebaína; sais destes produtos Tebaína e seus sais
 1900 Alcaloides do ópio e seus derivados; sais destes produtos, Outros
 2000 Alcaloides da quina e seus derivados; sais destes produtos
 30 Cafeína e seus sais
  10 Cafeína
  20 Sais
 4100 Alcaloides da éfedra e seus derivados; sais destes produtos, Efedrina e seus sais
 4200 Alcaloides da éfedra e seus derivados; sais destes produtos, Pseudoefedrina (DCI) e seus sais
 4300 Alcaloides da éfedra e seus derivados; sais destes produtos, Catina (DCI) e seus sais
 4400 Alcaloides da éfedra e seus derivados; sais destes produtos, Norefedrina e seus sais
 45 Alcaloides da éfedra e seus derivados; sais destes produtos, Levometanfetamina, metanfetamina (DCI), racemato de metanfetamina e seus sais
  10 Levometanfetamina e seus sais
  20 Metanfetamina e seus sais
  30 Racemato de metanfetamina e seus sais
 4900 Alcaloides da éfedra e seus derivados; sais destes produtos, Outros
 5100 Teofilina e aminofilina (teofilina-etilenodiamina) e seus derivados; sais destes produtos, Fenetilina (DCI) e seus sais
 59 Teofilina e aminofilina (teofilina-etilenodiamina) e seus derivados; sais destes produtos, Outros
  10 Teofilina
  20 Aminofilina
  90 Outros
 6100 Alcaloides da cravagem do centeio (centeio-espigado) e seus derivados; sais destes produtos, Ergometrina (DCI) e seus sais
 6200 Alcaloides da cravagem do centeio (centeio-espigado) e seus derivados; sais destes produtos, Ergotamina (DCI) e seus sais
 6300 Alcaloides da cravagem do centeio (centeio-espigado) e seus derivados; sais destes produtos, Ácido lisérgico e seus sais
 69 Alcaloides da cravagem do centeio (centeio-espigado) e seus derivados; sais destes produtos, Outros
  11 Derivados da ergometrina e seus sais Maleato de metilergometrina
  19 Derivados da ergometrina e seus sais Outros
  21 Derivados da ergotamina e seus sais Mesilato de di-hidroergotamina
  29 Derivados da ergotamina e seus sais Outros
  31 Ergocornina e seus derivados; sais destes produtos Mesilato de di-hidroergocornina
  39 Ergocornina e seus derivados; sais destes produtos Outros
  41 Ergocriptina e seus derivados; sais destes produtos Mesilato de alfa-di-hidroergocriptina
  42 Ergocriptina e seus derivados; sais destes produtos Mesilato de beta-di-hidroergocriptina
  49 Ergocriptina e seus derivados; sais destes produtos Outros
  51 Ergocristina e seus derivados; sais destes produtos Ergocristina
  52 Ergocristina e seus derivados; sais destes produtos Metanossulfonato de di-hidroergocristina
  59 Ergocristina e seus derivados; sais destes produtos Outros
  90 Outros
 72 Outros, de origem vegetal, Cocaína, ecgonina; sais, ésteres e outros derivados destes produtos
  10 Cocaína e seus sais
  20 Ecgonina e seus sais
  90 Outros
 79 Outros, de origem vegetal, Outros
  11 Escopolamina e seus derivados; sais destes produtos Brometo de N-butilescopolamônio
  19 Escopolamina e seus derivados; sais destes produtos Outros
  20 Teobromina e seus derivados; sais destes produtos
  31 Pilocarpina e seus sais Pilocarpina, seu nitrato e seu cloridrato
  39 Pilocarpina e seus sais Outros
  40 Tiocolquicósido
  90 Outros
 8010 Saxitoxina
 8090 Outros
2940 Açúcares quimicamente puros, exceto sacarose, lactose, maltose, glicose e frutose (levulose); éteres, acetais e ésteres de açúcares, e seus sais, exceto os produtos das posições 29.37, 29.38 ou 29.39
 0011 Açúcares quimicamente puros Galactose
 0012 Açúcares quimicamente puros Arabinose
 0013 Açúcares quimicamente puros Ramnose
 0019 Açúcares quimicamente puros Outros
 0021 Ácido lactobiônico, seus sais e seus ésteres; derivados halogenados, sulfonados, nitrados ou nitrosados destes produtos Ácido lactobiônico
 0022 Ácido lactobiônico, seus sais e seus ésteres; derivados halogenados, sulfonados, nitrados ou nitrosados destes produtos Lactobionato de cálcio
 0023 Ácido lactobiônico, seus sais e seus ésteres; derivados halogenados, sulfonados, nitrados ou nitrosados destes produtos Bromolactobionato de cálcio
 0029 Ácido lactobiônico, seus sais e seus ésteres; derivados halogenados, sulfonados, nitrados ou nitrosados destes produtos Outros
 0092 Outros Frutose-1,6-difosfato de cálcio ou de sódio
 0093 Outros Maltitol
 0094 Outros Lactogluconato de cálcio
 0099 Outros Outros
2941 Antibióticos
 10 Penicilinas e seus derivados, com a estrutura do ácido penicilânico; sais destes produtos
  10 Ampicilina e seus sais
  20 Amoxicilina e seus sais
  31 Penicilina V e seus derivados; sais destes produtos Penicilina V potássica
  39 Penicilina V e seus derivados; sais destes produtos Outros
  41 Penicilina G e seus derivados; sais destes produtos Penicilina G potássica
  42 Penicilina G e seus derivados; sais destes produtos Penicilina G benzatínica
  43 Penicilina G e seus derivados; sais destes produtos Penicilina G procaínica
  49 Penicilina G e seus derivados; sais destes produtos Outros
  90 Outros
 20 Estreptomicinas e seus derivados; sais destes produtos
  10 Sulfatos
  90 Outros
 30 Tetraciclinas e seus derivados; sais destes produtos
  10 Cloridrato de tetraciclina
  20 Oxitetraciclina
  31 Minociclina e seus sais Minociclina
  32 Minociclina e seus sais Sais
  90 Outros
 40 Cloranfenicol e seus derivados; sais destes produtos
  11 Cloranfenicol e seus ésteres Cloranfenicol, seu palmitato, seu succinato e seu hemissuccinato
  19 Cloranfenicol e seus ésteres Outros
  20 Tianfenicol e seus ésteres
  90 Outros
 50 Eritromicina e seus derivados; sais destes produtos
  10 Claritromicina
  20 Eritromicina e seus sais
  90 Outros
 9011 Outros Rifamicinas e seus derivados; sais destes produtos Rifamicina S
 9012 Outros Rifamicinas e seus derivados; sais destes produtos Rifampicina (rifamicina AMP)
 9013 Outros Rifamicinas e seus derivados; sais destes produtos Rifamicina SV sódica
 9019 Outros Rifamicinas e seus derivados; sais destes produtos Outros
 9021 Outros Lincomicina e seus derivados; sais destes produtos Cloridrato de lincomicina
 9022 Outros Lincomicina e seus derivados; sais destes produtos Fosfato de clindamicina
 9029 Outros Lincomicina e seus derivados; sais destes produtos Outros
 9031 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Ceftriaxona e seus sais
 9032 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefoperazona e seus sais, cefazolina sódica
 9033 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefaclor e cefalexina monoidratados, cefalotina sódica
 9034 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefadroxil e seus sais
 9035 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefotaxima sódica
 9036 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefoxitina e seus sais
 9037 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Cefalosporina C
 9039 Outros Cefalosporinas e cefamicinas, e seus derivados; sais destes produtos Outros
 9041 Outros Aminoglucosídios e seus sais Sulfato de neomicina
 9042 Outros Aminoglucosídios e seus sais Embonato de gentamicina (pamoato de gentamicina)
 9043 Outros Aminoglucosídios e seus sais Sulfato de gentamicina
 9049 Outros Aminoglucosídios e seus sais Outros
 9051 Outros Macrolídios e seus sais Embonato de espiramicina (pamoato de espiramicina)
 9059 Outros Macrolídios e seus sais Outros
 9061 Outros Polienos e seus sais Nistatina e seus sais
 9062 Outros Polienos e seus sais Anfotericina B e seus sais
 9069 Outros Polienos e seus sais Outros
 9071 Outros Poliéteres e seus sais Monensina sódica
 9072 Outros Poliéteres e seus sais Narasina
 9073 Outros Poliéteres e seus sais Avilamicinas
 9079 Outros Poliéteres e seus sais Outros
 9081 Outros Polipeptídios e seus sais Polimixinas e seus sais, exceto sulfato de colistina
 9082 Outros Polipeptídios e seus sais Sulfato de colistina
 9083 Outros Polipeptídios e seus sais Virginiamicinas e seus sais
 9089 Outros Polipeptídios e seus sais Outros
 9091 Outros Outros Griseofulvina e seus sais
 9092 Outros Outros Fumarato de tiamulina
 9099 Outros Outros Outros
2942 Outros compostos orgânicos
 0000
3001 Glândulas e outros órgãos para usos opoterápicos, dessecados, mesmo em pó; extratos de glândulas ou de outros órgãos ou das suas secreções, para usos opoterápicos; heparina e seus sais; outras substâncias humanas ou animais preparadas para fins terapêuticos ou profiláticos, não especificadas nem compreendidas noutras posições
 20 Extratos de glândulas ou de outros órgãos ou das suas secreções
  10 De fígado
  90 Outros
 9010 Outros Heparina e seus sais
 9020 Outros Pedaços de pericárdio de origem bovina ou suína
 9031 Outros Glândulas e outros órgãos, dessecados, mesmo em pó Fígados
 9039 Outros Glândulas e outros órgãos, dessecados, mesmo em pó Outros
 9090 Outros Outros
3002 Sangue humano; sangue animal preparado para usos terapêuticos, profiláticos ou de diagnóstico; antissoros, outras frações do sangue e produtos imunológicos, mesmo modificados ou obtidos por via biotecnológica; vacinas, toxinas, culturas de microrganismos (exceto leveduras) e produtos semelhantes; culturas de células, mesmo modificadas
 12 Antissoros, outras frações do sangue e produtos imunológicos, mesmo modificados ou obtidos por via biotecnológica, Antissoros e outras frações do sangue
  11 Antissoros específicos de animais ou de pessoas imunizados Antiofídicos e outros antivenenosos
  12 Antissoros específicos de animais ou de pessoas imunizados Antitetânico
  13 Antissoros específicos de animais ou de pessoas imunizados Anticatarral
  14 Antissoros específicos de animais ou de pessoas imunizados Antipiogênico
  15 Antissoros específicos de animais ou de pessoas imunizados Antidiftérico
  16 Antissoros específicos de animais ou de pessoas imunizados Polivalentes
  19 Antissoros específicos de animais ou de pessoas imunizados Outros
  21 Outras frações do sangue, exceto as preparadas como medicamentos Imunoglobulina anti-Rh
  22 Outras frações do sangue, exceto as preparadas como medicamentos Outras imunoglobulinas séricas
  23 Outras frações do sangue, exceto as preparadas como medicamentos Concentrado de fator VIII
  24 Outras frações do sangue, exceto as preparadas como medicamentos Soroalbumina, sob a forma de gel, para preparação de reagentes de diagnóstico
  29 Outras frações do sangue, exceto as preparadas como medicamentos Outros
  31 Outras frações do sangue, preparadas como medicamentos Soroalbumina, exceto a humana
  32 Outras frações do sangue, preparadas como medicamentos Plasmina (fibrinolisina)
  33 Outras frações do sangue, preparadas como medicamentos Uroquinase
  34 Outras frações do sangue, preparadas como medicamentos Imunoglobulina e cloridrato de histamina, associados
  35 Outras frações do sangue, preparadas como medicamentos Imunoglobulina G, liofilizada ou em solução
  36 Outras frações do sangue, preparadas como medicamentos Soroalbumina humana
  39 Outras frações do sangue, preparadas como medicamentos Outros
 1300 Antissoros, outras frações do sangue e produtos imunológicos, mesmo modificados ou obtidos por via biotecnológica, Produtos imunológicos, não misturados, não apresentados em doses nem acondicionados para venda a retalho
 1400 Antissoros, outras frações do sangue e produtos imunológicos, mesmo modificados ou obtidos por via biotecnológica, Produtos imunológicos, misturados, não apresentados em doses nem acondicionados para venda a retalho
 15 Antissoros, outras frações do sangue e produtos imunológicos, mesmo modificados ou obtidos por via biotecnológica, Produtos imunológicos, apresentados em doses ou acondicionados para venda a retalho
  10 betainterferona; alfapeginterferona 2a
  20 Basiliximab (DCI); bevacizumab (DCI); daclizumab (DCI); etanercept (DCI); gemtuzumab ozogamicin (DCI); oprelvekin (DCI); rituximab (DCI); trastuzumab (DCI)
  90 Outros
 41 Vacinas, toxinas, culturas de microrganismos (exceto leveduras) e produtos semelhantes, Vacinas para medicina humana
  11 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra a gripe
  12 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra a poliomielite
  13 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra a hepatite B
  14 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra o sarampo
  15 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra a meningite
  16 Não apresentadas em doses, nem acondicionadas para venda a retalho Contra a rubéola, sarampo e caxumba (tríplice)
  17 Não apresentadas em doses, nem acondicionadas para venda a retalho Outras tríplices
  18 Não apresentadas em doses, nem acondicionadas para venda a retalho Anticatarral e antipiogênico
  19 Não apresentadas em doses, nem acondicionadas para venda a retalho Outras
  21 Apresentadas em doses ou acondicionadas para venda a retalho Contra a gripe
  22 Apresentadas em doses ou acondicionadas para venda a retalho Contra a poliomielite
  23 Apresentadas em doses ou acondicionadas para venda a retalho Contra a hepatite B
  24 Apresentadas em doses ou acondicionadas para venda a retalho Contra o sarampo
  25 Apresentadas em doses ou acondicionadas para venda a retalho Contra a meningite
  26 Apresentadas em doses ou acondicionadas para venda a retalho Contra a rubéola, sarampo e caxumba (tríplice)
  27 Apresentadas em doses ou acondicionadas para venda a retalho Outras tríplices
  28 Apresentadas em doses ou acondicionadas para venda a retalho Anticatarral e antipiogênico
  29 Apresentadas em doses ou acondicionadas para venda a retalho Outras
 42 Vacinas, toxinas, culturas de microrganismos (exceto leveduras) e produtos semelhantes, Vacinas para medicina veterinária
  10 Contra a raiva
  20 Contra a coccidiose
  30 Contra a querato-conjuntivite
  40 Contra a cinomose
  50 Contra a leptospirose
  60 Contra a febre aftosa
  70 Contra as seguintes enfermidades: de Newcastle, a vírus vivo ou vírus inativo; de Gumboro, a vírus vivo ou vírus inativo; bronquite, a vírus vivo ou vírus inativo; difteroviruela, a vírus vivo; síndrome de queda de postura (EDS); salmonelose aviária, elaborada com cepa 9R; cólera de aves, inativadas
  80 Vacinas combinadas contra as enfermidades citadas no item 3002.42.70
  90 Outras
 49 Vacinas, toxinas, culturas de microrganismos (exceto leveduras) e produtos semelhantes, Outros
  10 Antitoxinas de origem microbiana
  20 Tuberculinas
  91 Outros Para a saúde animal
  92 Outros Para a saúde humana
  94 Outros Ricina
  99 Outros Outros
 5100 Culturas de células, mesmo modificadas, Produtos de terapia celular
 5900 Culturas de células, mesmo modificadas, Outras
 9000 Outros
3003 Medicamentos (exceto os produtos das posições 30.02, 30.05 ou 30.06) constituídos por produtos misturados entre si, preparados para fins terapêuticos ou profiláticos, mas não apresentados em doses nem acondicionados para venda a retalho
 10 Que contenham penicilinas ou seus derivados, com a estrutura do ácido penicilânico, ou estreptomicinas ou seus derivados Que contenham
  11 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Ampicilina ou seus sais
  12 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Amoxicilina ou seus sais
  13 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Penicilina G benzatínica
  14 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Penicilina G potássica
  15 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Penicilina G procaínica
  19 penicilinas ou seus derivados, com a estrutura do ácido penicilânico Outros
  20 estreptomicinas ou seus derivados
 20 Outros, que contenham antibióticos
  11 Que contenham anfenicóis ou seus derivados Cloranfenicol, seu palmitato, seu succinato ou seu hemissuccinato
  19 Que contenham anfenicóis ou seus derivados Outros
  21 Que contenham macrolídios ou seus derivados Eritromicina ou seus sais
  29 Que contenham macrolídios ou seus derivados Outros
  31 Que contenham ansamicinas ou seus derivados Rifamicina SV sódica
  32 Que contenham ansamicinas ou seus derivados Rifampicina
  39 Que contenham ansamicinas ou seus derivados Outros
  41 Que contenham lincosamidas ou seus derivados Cloridrato de lincomicina
  49 Que contenham lincosamidas ou seus derivados Outros
  51 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Cefalotina sódica
  52 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Cefaclor ou cefalexina monoidratados
  59 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Outros
  61 Que contenham aminoglucosídios ou seus derivados Sulfato de gentamicina
  62 Que contenham aminoglucosídios ou seus derivados Daunorubicina
  63 Que contenham aminoglucosídios ou seus derivados Idarubicina; pirarubicina
  69 Que contenham aminoglucosídios ou seus derivados Outros
  71 Que contenham polipeptídios ou seus derivados Vancomicina
  72 Que contenham polipeptídios ou seus derivados Actinomicinas
  73 Que contenham polipeptídios ou seus derivados Ciclosporina A
  79 Que contenham polipeptídios ou seus derivados Outros
  91 Outros Mitomicina
  92 Outros Fumarato de tiamulina
  93 Outros Bleomicinas ou seus sais
  94 Outros Imipenem
  95 Outros Anfotericina B em lipossomas
  99 Outros Outros
 3100 Outros, que contenham hormônios ou outros produtos da posição 29.37, Que contenham insulina
 39 Outros, que contenham hormônios ou outros produtos da posição 29.37, Outros
  11 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Somatotropina
  12 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Gonadotropina coriônica (hCG)
  13 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Menotropinas
  14 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Corticotropina (ACTH)
  15 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Gonadotropina sérica (PMSG)
  16 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Somatostatina ou seus sais
  17 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Buserelina ou seu acetato
  18 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Triptorelina ou seus sais
  19 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Leuprolida ou seu acetato
  21 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 LH-RH (gonadorelina)
  22 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Oxitocina
  23 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Sais de insulina
  24 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Timosinas
  25 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Octreotida
  26 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Goserelina ou seu acetato
  27 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Nafarelina ou seu acetato
  29 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3003.39.1 Outros
  31 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Hemissuccinato de estradiol
  32 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Fempropionato de estradiol
  33 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Estriol ou seu succinato
  34 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Alilestrenol
  35 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Linestrenol
  36 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Acetato de megestrol; formestano; fulvestranto
  37 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Desogestrel
  39 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Outros
  81 Levotiroxina sódica; liotironina sódica Levotiroxina sódica
  82 Levotiroxina sódica; liotironina sódica Liotironina sódica
  91 Outros Sal sódico ou éster metílico do ácido 9,11,15-triidroxi-16-(3-clorofenoxi)prosta-5,13-dien-1-oico (derivado da prostaglandina F2-alfa)
  92 Outros Tiratricol (triac) ou seu sal sódico
  94 Outros Espironolactona
  95 Outros Exemestano
  99 Outros Outros
 4100 Outros, que contenham alcaloides ou seus derivados, Que contenham efedrina ou seus sais
 4200 Outros, que contenham alcaloides ou seus derivados, Que contenham pseudoefedrina (DCI) ou seus sais
 4300 Outros, que contenham alcaloides ou seus derivados, Que contenham norefedrina ou seus sais
 49 Outros, que contenham alcaloides ou seus derivados, Outros
  10 Vimblastina; vincristina; derivados destes produtos; topotecan ou seu cloridrato
  20 Pilocarpina, seu nitrato ou seu cloridrato
  30 Metanossulfonato de di-hidroergocristina
  40 Codeína ou seus sais
  50 Granisetron; tropisetrona ou seu cloridrato
  90 Outros
 6000 Outros, que contenham princípios ativos antimaláricos (antipalúdicos) descritos na Nota de subposições 2 do presente Capítulo
 9011 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Folinato de cálcio (leucovorina)
 9012 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Nicotinamida
 9013 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Hidroxocobalamina ou seus sais; cianocobalamina
 9014 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Vitamina A1 (retinol) ou seus derivados, exceto o ácido retinoico (tretinoína)
 9015 Outros Que contenham vitaminas ou outros produtos da posição 29.36 D-Pantotenato de cálcio; vitamina D3 (colecalciferol)
 9016 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Ésteres das vitaminas A e D3, em concentração igual ou superior a 1.500.000 UI/g de vitamina A e igual ou superior a 50.000 UI/g de vitamina D3
 9017 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Ácido retinoico (tretinoína)
 9019 Outros Que contenham vitaminas ou outros produtos da posição 29.36 Outros
 9021 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 Estreptoquinase
 9022 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 L-Asparaginase
 9023 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 Deoxirribonuclease
 9024 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 Idursulfase
 9025 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 alfa-Agalsidase; alfavelaglicerase
 9029 Outros Que contenham enzimas mas que não contenham vitaminas nem outros produtos da posição 29.36 Outros
 9031 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Permetrina; nitrato de propatila; benzoato de benzila; dioctilsulfossuccinato de sódio
 9032 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Ácido cólico; ácido deoxicólico; sal magnésico do ácido deidrocólico
 9033 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Ácido glucônico, seus sais ou seus ésteres
 9034 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Ácido o-acetilsalicílico; o-acetilsalicilato de alumínio; salicilato de metila; diclorvós
 9035 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Lactofosfato de cálcio
 9036 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Ácido láctico, seus sais ou seus ésteres; ácido 4-(4-hidroxifenoxi)-3,5-di-iodofenilacético
 9037 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Ácido fumárico, seus sais ou seus ésteres
 9038 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Etretinato; fosfestrol ou seus sais de di ou tetrassódio
 9039 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos dos itens 3003.90.1 e 3003.90.2 Outros
 9041 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Sulfato de tranilcipromina; dietilpropiona
 9042 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Cloridrato de ketamina
 9043 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Clembuterol ou seu cloridrato
 9044 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Tamoxifen ou seu citrato
 9045 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Levodopa; alfa-metildopa
 9046 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Cloridrato de fenilefrina; mirtecaína; propranolol ou seus sais
 9047 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Diclofenaco de sódio; diclofenaco de potássio; diclofenaco de dietilamônio
 9048 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Clorambucil; clormetina (DCI) ou seu cloridrato; melfalano; toremifene ou seu citrato
 9049 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.3 Outros
 9051 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Metoclopramida ou seu cloridrato; closantel
 9052 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Atenolol; prilocaína ou seu cloridrato; talidomida
 9053 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Lidocaína ou seu cloridrato; flutamida
 9054 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Femproporex
 9055 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Paracetamol; bromoprida
 9056 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Amitraz; cipermetrina
 9057 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Clorexidina ou seus sais; isetionato de pentamidina
 9058 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Aminoglutetimida; carmustina; deferoxamina (desferrioxamina B) ou seus sais, derivados destes produtos; lomustina
 9059 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.4 Outros
 9061 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Quercetina
 9062 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Tiaprida
 9063 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Etidronato dissódico
 9064 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Cloridrato de amiodarona
 9065 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Nitrovin; moxidectina
 9066 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Ácido clodrônico ou seu sal dissódico; estreptozocina; fotemustina
 9067 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Carbocisteína; sulfiram
 9069 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.5 Outros
 9071 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Terfenadina; talniflumato; malato ácido de cleboprida; econazol ou seu nitrato; nitrato de isoconazol; flubendazol; cloridrato de mepivacaína; trimetoprima; cloridrato de bupivacaína
 9072 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Cloridrato de loperamida; fembendazol; ketorolac trometamina; nifedipina; nimodipina; nitrendipina
 9073 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Albendazol ou seu sulfóxido; mebendazol; 6-mercaptopurina; metilsulfato de amezínio; oxifendazol; praziquantel
 9074 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Alprazolam; bromazepam; clordiazepóxido; cloridrato de petidina; diazepam; droperidol; mazindol; triazolam
 9075 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Benzetimida ou seu cloridrato; fenitoína ou seu sal sódico; isoniazida; pirazinamida
 9076 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Ácido 2-(2-metil-3-cloroanilina)nicotínico ou seu sal de lisina; metronidazol ou seus sais; azatioprina; nitrato de miconazol
 9077 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Enrofloxacina; maleato de enalapril; maleato de pirilamina; nicarbazina; norfloxacina; sais de piperazina
 9078 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Altretamina; bortezomib; cloridrato de erlotinibe; dacarbazina; disoproxilfumarato de tenofovir; enfuvirtida; fluspirileno; letrozol; lopinavir; mesilato de imatinib; nelfinavir ou seu mesilato; nevirapine; pemetrexed; saquinavir; sulfato de abacavir; sulfato de atazanavir; sulfato de indinavir; temozolomida; tioguanina; tiopental sódico; trietilenotiofosforamida; trimetrexato; uracil e tegafur; verteporfin
 9079 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.6 Outros
 9081 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Levamisol ou seus sais; tetramisol
 9082 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Sulfadiazina ou seu sal sódico; sulfametoxazol
 9083 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Cloxazolam; ketazolam; piroxicam; tenoxicam
 9084 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Ftalilsulfatiazol; inosina
 9085 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Enantato de flufenazina; prometazina; gliburida; rutosídio; deslanosídio
 9086 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Clortalidona; furosemida
 9087 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Cloridrato de tizanidina; cetoconazol; furazolidona
 9088 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Amprenavir; aprepitanto; delavirdina ou seu mesilato; efavirenz; emtricitabina; etopósido; everolimus; fosamprenavir cálcico; fosfato de fludarabina; gencitabina ou seu cloridrato; raltitrexida; ritonavir; sirolimus; tacrolimus; temsirolimus; tenipósido; tipranavi
 9089 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3003.90.1 a 3003.90.7 Outros
 9091 Outros Outros Extrato de pólen
 9092 Outros Outros Crisarobina; disofenol
 9093 Outros Outros Diclofenaco resinato
 9094 Outros Outros Silimarina
 9095 Outros Outros Bussulfano; dexormaplatina; dietilestilbestrol ou seu dipropionato; enloplatina; iproplatina; lobaplatina; miboplatina; miltefosina; mitotano; ormaplatina; procarbazina ou seu cloridrato; propofol; sebriplatina; zeniplatina
 9096 Outros Outros Complexo de ferro dextrana
 9097 Outros Outros Sevoflurano
 9099 Outros Outros Outros
3004 Medicamentos (exceto os produtos das posições 30.02, 30.05 ou 30.06) constituídos por produtos misturados ou não misturados, preparados para fins terapêuticos ou profiláticos, apresentados em doses (incluindo os destinados a serem administrados por via percutânea) ou acondicionados para venda a retalho
 10 Que contenham penicilinas ou seus derivados, com estrutura do ácido penicilânico, ou estreptomicinas ou seus derivados Que contenham
  11 penicilinas ou seus derivados, com estrutura do ácido penicilânico Ampicilina ou seus sais
  12 penicilinas ou seus derivados, com estrutura do ácido penicilânico Amoxicilina ou seus sais
  13 penicilinas ou seus derivados, com estrutura do ácido penicilânico Penicilina G benzatínica
  14 penicilinas ou seus derivados, com estrutura do ácido penicilânico Penicilina G potássica
  15 penicilinas ou seus derivados, com estrutura do ácido penicilânico Penicilina G procaínica
  19 penicilinas ou seus derivados, com estrutura do ácido penicilânico Outros
  20 estreptomicinas ou seus derivados
 20 Outros, que contenham antibióticos
  11 Que contenham anfenicóis ou seus sais Cloranfenicol, seu palmitato, seu succinato ou seu hemissuccinato
  19 Que contenham anfenicóis ou seus sais Outros
  21 Que contenham macrolídios ou seus derivados Eritromicina ou seus sais
  29 Que contenham macrolídios ou seus derivados Outros
  31 Que contenham ansamicinas ou seus derivados Rifamicina SV sódica
  32 Que contenham ansamicinas ou seus derivados Rifampicina
  39 Que contenham ansamicinas ou seus derivados Outros
  41 Que contenham lincosamidas ou seus derivados Cloridrato de lincomicina
  49 Que contenham lincosamidas ou seus derivados Outros
  51 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Cefalotina sódica
  52 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Cefaclor ou cefalexina monoidratados
  59 Que contenham cefalosporinas, cefamicinas ou derivados destes produtos Outros
  61 Que contenham aminoglucosídios ou seus derivados Sulfato de gentamicina
  62 Que contenham aminoglucosídios ou seus derivados Daunorubicina
  63 Que contenham aminoglucosídios ou seus derivados Idarubicina; pirarubicina
  69 Que contenham aminoglucosídios ou seus derivados Outros
  71 Que contenham polipeptídios ou seus derivados Vancomicina
  72 Que contenham polipeptídios ou seus derivados Actinomicinas
  73 Que contenham polipeptídios ou seus derivados Ciclosporina A
  79 Que contenham polipeptídios ou seus derivados Outros
  91 Outros Mitomicina
  92 Outros Fumarato de tiamulina
  93 Outros Bleomicinas ou seus sais
  94 Outros Imipenem
  95 Outros Anfotericina B em lipossomas
  99 Outros Outros
 3100 Outros, que contenham hormônios ou outros produtos da posição 29.37, Que contenham insulina
 32 Outros, que contenham hormônios ou outros produtos da posição 29.37, Que contenham hormônios corticosteroides, seus derivados ou análogos estruturais
  10 Hormônios corticosteroides
  20 Espironolactona
  90 Outros
 39 Outros, que contenham hormônios ou outros produtos da posição 29.37, Outros
  11 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Somatotropina
  12 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Gonadotropina coriônica (hCG)
  13 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Menotropinas
  14 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Corticotropina (ACTH)
  15 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Gonadotropina sérica (PMSG)
  16 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Somatostatina ou seus sais
  17 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Buserelina ou seu acetato
  18 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Triptorelina ou seus sais
  19 Que contenham os seguintes hormônios polipeptídicos ou proteicos: buserelina ou seu acetato; corticotropina (ACTH); gonadotropina coriônica (hCG); gonadotropina sérica (PMSG); leuprolida ou seu acetato; menotropinas; somatostatina ou seus sais; somatotropina; triptorelina ou seus sais Leuprolida ou seu acetato
  21 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 LH-RH (gonadorelina)
  22 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Oxitocina
  23 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Sais de insulina
  24 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Timosinas
  25 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Calcitonina
  26 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Octreotida
  27 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Goserelina ou seu acetato
  28 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Nafarelina ou seu acetato
  29 Que contenham outros hormônios polipeptídicos ou proteicos, seus derivados ou análogos estruturais, mas que não contenham produtos do item 3004.39.1 Outros
  31 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Hemissuccinato de estradiol
  32 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Fempropionato de estradiol
  33 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Estriol ou seu succinato
  34 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Alilestrenol
  35 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Linestrenol
  36 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Acetato de megestrol; formestano; fulvestranto
  37 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Desogestrel
  39 Que contenham estrogênios ou progestogênios, seus derivados ou análogos estruturais Outros
  81 Levotiroxina sódica; liotironina sódica Levotiroxina sódica
  82 Levotiroxina sódica; liotironina sódica Liotironina sódica
  91 Outros Sal sódico ou éster metílico do ácido 9,11,15-triidroxi-16-(3-clorofenoxi)prosta-5,13-dien-1-oico (derivado da prostaglandina F2-alfa)
  92 Outros Tiratricol (triac) ou seu sal sódico
  94 Outros Exemestano
  99 Outros Outros
 4100 Outros, que contenham alcaloides ou seus derivados, Que contenham efedrina ou seus sais
 4200 Outros, que contenham alcaloides ou seus derivados, Que contenham pseudoefedrina (DCI) ou seus sais
 4300 Outros, que contenham alcaloides ou seus derivados, Que contenham norefedrina ou seus sais
 49 Outros, que contenham alcaloides ou seus derivados, Outros
  10 Vimblastina; vincristina; derivados destes produtos; topotecan ou seu cloridrato
  20 Pilocarpina, seu nitrato ou seu cloridrato
  30 Metanossulfonato de di-hidroergocristina
  40 Codeína ou seus sais
  50 Granisetron; tropisetrona ou seu cloridrato
  90 Outros
 50 Outros, que contenham vitaminas ou outros produtos da posição 29.36
  10 Folinato de cálcio (leucovorina)
  20 Nicotinamida
  30 Hidroxocobalamina ou seus sais; cianocobalamina
  40 Vitamina A1 (retinol) ou seus derivados, exceto o ácido retinoico (tretinoína)
  50 D-Pantotenato de cálcio; vitamina D3 (colecalciferol)
  60 Ácido retinoico (tretinoína)
  90 Outros
 6000 Outros, que contenham princípios ativos antimaláricos (antipalúdicos) descritos na Nota de subposições 2 do presente Capítulo
 9011 Outros Que contenham enzimas Estreptoquinase
 9012 Outros Que contenham enzimas L-Asparaginase
 9013 Outros Que contenham enzimas Deoxirribonuclease
 9014 Outros Que contenham enzimas Idursulfase
 9015 Outros Que contenham enzimas alfa-Agalsidase; alfavelaglicerase
 9019 Outros Que contenham enzimas Outros
 9021 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Permetrina; nitrato de propatila; benzoato de benzila; dioctilsulfossuccinato de sódio
 9022 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Ácido cólico; ácido deoxicólico; sal magnésico do ácido deidrocólico
 9023 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Ácido glucônico, seus sais ou seus ésteres
 9024 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Ácido o-acetilsalicílico; o-acetilsalicilato de alumínio; salicilato de metila; diclorvós
 9025 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Lactofosfato de cálcio
 9026 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Ácido láctico, seus sais ou seus ésteres; ácido 4-(4-hidroxifenoxi)-3,5-di-iodofenilacético; ácido fumárico, seus sais ou seus ésteres
 9027 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Nitroglicerina, destinada a ser administrada por via percutânea
 9028 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Etretinato; fosfestrol ou seus sais de di ou tetrassódio
 9029 Outros Que contenham produtos das posições 29.16 a 29.20, mas que não contenham produtos do item 3004.90.1 Outros
 9031 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Sulfato de tranilcipromina; dietilpropiona
 9032 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Cloridrato de ketamina
 9033 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Clembuterol ou seu cloridrato
 9034 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Tamoxifen ou seu citrato
 9035 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Levodopa; alfa-metildopa
 9036 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Cloridrato de fenilefrina; mirtecaína; propranolol ou seus sais
 9037 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Diclofenaco de sódio; diclofenaco de potássio; diclofenaco de dietilamônio
 9038 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Clorambucil; clormetina (DCI) ou seu cloridrato; melfalano; toremifene ou seu citrato
 9039 Outros Que contenham produtos das posições 29.21 e 29.22, mas que não contenham produtos dos itens 3004.90.1 e 3004.90.2 Outros
 9041 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Metoclopramida ou seu cloridrato; closantel
 9042 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Atenolol; prilocaína ou seu cloridrato; talidomida
 9043 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Lidocaína ou seu cloridrato; flutamida
 9044 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Femproporex
 9045 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Paracetamol; bromoprida
 9046 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Amitraz; cipermetrina
 9047 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Clorexidina ou seus sais; isetionato de pentamidina
 9048 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Aminoglutetimida; carmustina; deferoxamina (desferrioxamina B) ou seus sais, derivados destes produtos; lomustina
 9049 Outros Que contenham produtos das posições 29.24 a 29.26, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.3 Outros
 9051 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Quercetina
 9052 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Tiaprida
 9053 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Etidronato dissódico
 9054 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Cloridrato de amiodarona
 9055 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Nitrovin; moxidectina
 9057 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Carbocisteína; sulfiram
 9058 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Ácido clodrônico ou seu sal dissódico; estreptozocina; fotemustina
 9059 Outros Que contenham produtos das posições 29.30 a 29.32, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.4 Outros
 9061 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Terfenadina; talniflumato; malato ácido de cleboprida; econazol ou seu nitrato; nitrato de isoconazol; flubendazol; cloridrato de mepivacaína; trimetoprima; cloridrato de bupivacaína
 9062 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Cloridrato de loperamida; fembendazol; ketorolac trometamina; nifedipina nimodipina; nitrendipina
 9063 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Albendazol ou seu sulfóxido; mebendazol; 6-mercaptopurina; metilsulfato de amezínio; oxifendazol; praziquantel
 9064 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Alprazolam; bromazepam; clordiazepóxido; cloridrato de petidina; diazepam; droperidol; mazindol; triazolam
 9065 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Benzetimida ou seu cloridrato; fenitoína ou seu sal sódico; isoniazida; pirazinamida
 9066 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Ácido 2-(2-metil-3-cloroanilina)nicotínico ou seu sal de lisina; metronidazol ou seus sais; azatioprina; nitrato de miconazol
 9067 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Enrofloxacina; maleato de enalapril; maleato de pirilamina; nicarbazina; norfloxacina; sais de piperazina
 9068 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Altretamina; bortezomib; cloridrato de erlotinibe; dacarbazina; disoproxilfumarato de tenofovir; enfuvirtida; fluspirileno; letrozol; lopinavir; mesilato de imatinib; nelfinavir ou seu mesilato; nevirapine; pemetrexed; saquinavir; sulfato de abacavir; sulfato de atazanavir; sulfato de indinavir; temozolomida; tioguanina; tiopental sódico; trietilenotiofosforamida; trimetrexato; uracil e tegafur; verteporfin
 9069 Outros Que contenham produtos da posição 29.33, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.5 Outros
 9071 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Levamisol ou seus sais; tetramisol
 9072 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Sulfadiazina ou seu sal sódico; sulfametoxazol
 9073 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Cloxazolam; ketazolam; piroxicam; tenoxicam
 9074 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Ftalilsulfatiazol; inosina
 9075 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Enantato de flufenazina; prometazina; gliburida; rutosídio; deslanosídio
 9076 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Clortalidona; furosemida
 9077 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Cloridrato de tizanidina; cetoconazol; furazolidona
 9078 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Amprenavir; aprepitanto; delavirdina ou seu mesilato; efavirenz; emtricitabina; etopósido; everolimus; fosamprenavir cálcico; fosfato de fludarabina; gencitabina ou seu cloridrato; raltitrexida; ritonavir; sirolimus; tacrolimus; temsirolimus; tenipósido; tipranavir
 9079 Outros Que contenham produtos das posições 29.34, 29.35 e 29.38, mas que não contenham produtos dos itens 3004.90.1 a 3004.90.6 Outros
 9091 Outros Outros Extrato de pólen
 9092 Outros Outros Crisarobina; disofenol
 9093 Outros Outros Diclofenaco resinato
 9094 Outros Outros Silimarina
 9095 Outros Outros Bussulfano; dexormaplatina; dietilestilbestrol ou seu dipropionato; enloplatina; iproplatina; lobaplatina; miboplatina; miltefosina; mitotano; ormaplatina; procarbazina ou seu cloridrato; propofol; sebriplatina; zeniplatina
 9096 Outros Outros Complexo de ferro dextrana
 9097 Outros Outros Sevoflurano
 9098 Regenerador de cartilagem, constituído por colágeno moldado, absorvível
 9099 Outros Outros Outros
3005 Pastas (ouates), gazes, ataduras (ligaduras) e artigos análogos (por exemplo, curativos (pensos), esparadrapos, sinapismos), impregnados ou recobertos de substâncias farmacêuticas ou acondicionados para venda a retalho para usos medicinais, cirúrgicos, odontológicos ou veterinários
 10 Curativos (pensos) adesivos e outros artigos com uma camada adesiva
  10 Impregnados ou recobertos de substâncias farmacêuticas
  20 Curativos (pensos) cirúrgicos que permitem a observação direta de feridas
  30 Curativos (pensos) impermeáveis aplicáveis sobre mucosas
  40 Curativos (pensos) com obturador próprios para colostomia (cones obturadores)
  50 Curativos (pensos) com fecho de correr próprios para fechar ferimentos
  90 Outros
 9011 Outros Curativos (pensos) reabsorvíveis De ácido poliglicólico
 9012 Outros Curativos (pensos) reabsorvíveis De copolímeros de ácido glicólico e ácido láctico
 9019 Outros Curativos (pensos) reabsorvíveis Outros
 9020 Outros Campos cirúrgicos, de falso tecido (tecido não tecido)
 9090 Outros Outros
3006 Preparações e artigos farmacêuticos indicados na Nota 4 deste Capítulo
 10 Categutes esterilizados, materiais esterilizados semelhantes para suturas cirúrgicas (incluindo os fios absorvíveis esterilizados para cirurgia ou odontologia) e adesivos esterilizados para tecidos orgânicos, utilizados em cirurgia para fechar ferimentos; laminárias esterilizadas; hemostáticos absorvíveis esterilizados para cirurgia ou odontologia; barreiras antiaderentes esterilizadas para cirurgia ou odontologia, absorvíveis ou não
  10 Materiais para suturas cirúrgicas, de polidioxanona
  20 Materiais para suturas cirúrgicas, de aço inoxidável
  90 Outros
 30 Preparações opacificantes para exames radiográficos; reagentes de diagnóstico concebidos para serem administrados ao paciente
  11 Preparações opacificantes para exames radiográficos À base de ioexol
  12 Preparações opacificantes para exames radiográficos À base de iocarmato de dimeglumina, de gadoterato de meglumina ou de gadoteridol
  13 Preparações opacificantes para exames radiográficos À base de iopamidol
  15 Preparações opacificantes para exames radiográficos À base de dióxido de zircônio e sulfato de gentamicina
  16 Preparações opacificantes para exames radiográficos À base de diatrizoato de sódio ou de meglumina
  17 Preparações opacificantes para exames radiográficos À base de ioversol ou de iopromida
  18 Preparações opacificantes para exames radiográficos À base de iotalamato de sódio, de iotalamato de meglumina ou de suas misturas
  19 Preparações opacificantes para exames radiográficos Outras
  21 Reagentes de diagnóstico concebidos para serem administrados ao paciente À base de somatoliberina
  29 Reagentes de diagnóstico concebidos para serem administrados ao paciente Outros
 40 Cimentos e outros produtos para obturação dentária; cimentos para reconstituição óssea Cimentos
  11 e outros produtos para obturação dentária Cimentos
  12 e outros produtos para obturação dentária Outros produtos para obturação dentária
  20 para reconstituição óssea
 5000 Estojos e caixas de primeiros socorros, guarnecidos
 6000 Preparações químicas contraceptivas à base de hormônios, de outros produtos da posição 29.37 ou de espermicidas
 7000 Preparações apresentadas sob a forma de gel concebidas para uso em medicina humana ou veterinária como lubrificante para determinadas partes do corpo em intervenções cirúrgicas ou exames médicos ou como meio de ligação entre o corpo e os instrumentos médicos
 91 Outros, Equipamentos identificáveis para ostomia
  10 Bolsas para colostomia, ileostomia e urostomia
  90 Outros
 9200 Outros, Resíduos farmacêuticos
 9300 Outros, Placebos e estojos para ensaios clínicos cegos (ou duplo-cegos) destinados a um ensaio clínico reconhecido, apresentados em doses
3101 Adubos (fertilizantes) de origem animal ou vegetal, mesmo misturados entre si ou tratados quimicamente; adubos (fertilizantes) resultantes da mistura ou do tratamento químico de produtos de origem animal ou vegetal
 0000
3102 Adubos (fertilizantes) minerais ou químicos, nitrogenados (azotados)
 10 Ureia, mesmo em solução aquosa
  10 Que contenha, em peso, mais de 45 % de nitrogênio (azoto), calculado sobre o produto anidro no estado seco
  90 Outra
 2100 Sulfato de amônio; sais duplos e misturas, de sulfato de amônio e de nitrato de amônio, Sulfato de amônio
 29 Sulfato de amônio; sais duplos e misturas, de sulfato de amônio e de nitrato de amônio, Outros
  10 Sulfonitrato de amônio
  90 Outros
 3000 Nitrato de amônio, mesmo em solução aquosa
 4000 Misturas de nitrato de amônio com carbonato de cálcio ou com outras matérias inorgânicas desprovidas de poder fertilizante
 50 Nitrato de sódio
  11 Natural Que contenha, em peso, 16,3 % ou menos de nitrogênio (azoto)
  19 Natural Outro
  90 Outro
 6000 Sais duplos e misturas de nitrato de cálcio e de nitrato de amônio
 8000 Misturas de ureia com nitrato de amônio em soluções aquosas ou amoniacais
 9000 Outros, incluindo as misturas não mencionadas nas subposições precedentes
3103 Adubos (fertilizantes) minerais ou químicos, fosfatados
 1100 Superfosfatos, Que contenham, em peso, 35 % ou mais de pentóxido de difósforo (P2O5)
 1900 Superfosfatos, Outros
 9011 Outros Hidrogeno-ortofosfato de cálcio Que contenha, em peso, 46 % ou menos de pentóxido de difósforo (P2O5)
 9019 Outros Hidrogeno-ortofosfato de cálcio Outros
 9090 Outros Outros
3104 Adubos (fertilizantes) minerais ou químicos, potássicos
 20 Cloreto de potássio
  10 Que contenha, em peso, 60 % ou menos de óxido de potássio (K2O)
  90 Outros
 30 Sulfato de potássio
  10 Que contenha, em peso, 52 % ou menos de óxido de potássio (K2O)
  90 Outros
 9010 Outros Sulfato duplo de potássio e magnésio, que contenha, em peso, 30 % ou mais de óxido de potássio (K2O)
 9090 Outros Outros
3105 Adubos (fertilizantes) minerais ou químicos, que contenham dois ou três dos seguintes elementos fertilizantes: nitrogênio (azoto), fósforo e potássio; outros adubos (fertilizantes); produtos do presente Capítulo apresentados em tabletes ou formas semelhantes, ou ainda em embalagens de peso bruto não superior a 10 kg
 1000 Produtos do presente Capítulo apresentados em tabletes ou formas semelhantes, ou ainda em embalagens de peso bruto não superior a 10 kg
 2000 Adubos (fertilizantes) minerais ou químicos, que contenham os três elementos fertilizantes: nitrogênio (azoto), fósforo e potássi
 3000 Hidrogeno-ortofosfato de diamônio (fosfato de diamônio ou diamoniacal)
 4000 Di-hidrogeno-ortofosfato de amônio (fosfato de monoamônio ou monoamoniacal), mesmo misturado com hidrogeno-ortofosfato de diamônio (fosfato de diamônio ou diamoniacal)
 5100 Outros adubos (fertilizantes) minerais ou químicos, que contenham os dois elementos fertilizantes: nitrogênio (azoto) e fósforo, Que contenham nitratos e fosfatos
 5900 Outros adubos (fertilizantes) minerais ou químicos, que contenham os dois elementos fertilizantes: nitrogênio (azoto) e fósforo, Outros
 6000 Adubos (fertilizantes) minerais ou químicos, que contenham os dois elementos fertilizantes: fósforo e potássio
 9011 Outros Nitrato de sódio potássico Que contenha, em peso, 15 % ou menos de nitrogênio (azoto) e 15 % ou menos de óxido de potássio (K2O)
 9019 Outros Nitrato de sódio potássico Outros
 9090 Outros Outros
3201 Extratos tanantes de origem vegetal; taninos e seus sais, éteres, ésteres e outros derivados
 1000 Extrato de quebracho
 2000 Extrato de mimosa
 9011 Outros Extratos De gambir
 9012 Outros Extratos De carvalho ou de castanheiro
 9019 Outros Extratos Outros
 9020 Outros Taninos
 9090 Outros Outros
3202 Produtos tanantes orgânicos sintéticos; produtos tanantes inorgânicos; preparações tanantes, mesmo que contenham produtos tanantes naturais; preparações enzimáticas para a pré-curtimenta
 1000 Produtos tanantes orgânicos sintéticos
 9011 Outros Produtos tanantes inorgânicos À base de sais de cromo
 9012 Outros Produtos tanantes inorgânicos À base de sais de titânio
 9013 Outros Produtos tanantes inorgânicos À base de sais de zircônio
 9019 Outros Produtos tanantes inorgânicos Outros
 9021 Outros Preparações tanantes À base de compostos de cromo
 9029 Outros Preparações tanantes Outros
 9030 Outros Preparações enzimáticas para a pré-curtimenta
3203 Matérias corantes de origem vegetal ou animal (incluindo os extratos tintoriais, mas excluindo os negros de origem animal), mesmo de constituição química definida; preparações indicadas na Nota 3 do presente Capítulo, à base de matérias corantes de origem vegetal ou animal
 0011 Matérias corantes de origem vegetal Hemateína
 0012 Matérias corantes de origem vegetal Fisetina
 0013 Matérias corantes de origem vegetal Morina
 0019 Matérias corantes de origem vegetal Outras
 0021 Matérias corantes de origem animal Carmim de cochonilha
 0029 Matérias corantes de origem animal Outras
 0030 Preparações indicadas na Nota 3 do presente Capítulo, à base de matérias corantes de origem vegetal ou animal
3204 Matérias corantes orgânicas sintéticas, mesmo de constituição química definida; preparações indicadas na Nota 3 do presente Capítulo, à base de matérias corantes orgânicas sintéticas; produtos orgânicos sintéticos do tipo utilizado como agentes de avivamento fluorescentes ou como luminóforos, mesmo de constituição química definida
 1100 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes dispersos e preparações à base desses corantes
 12 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes ácidos, mesmo metalizados, e preparações à base desses corantes; corantes mordentes e preparações à base desses corantes Corantes
  10 ácidos, mesmo metalizados, e preparações à base desses corantes
  20 mordentes e preparações à base desses corantes
 1300 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes básicos e preparações à base desses corantes
 1400 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes diretos e preparações à base desses corantes
 15 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes de cuba (incluindo os utilizáveis, no estado em que se apresentam, como pigmentos) e preparações à base desses corantes
  10 Indigo blue segundo Colour Index 73000
  20 Dibenzantrona
  30 12,12-Dimetoxidibenzantrona
  90 Outros
 1600 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Corantes reagentes e preparações à base desses corantes
 1700 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Pigmentos e preparações à base desses pigmentos
 18 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Matérias corantes carotenoides e preparações à base dessas matérias
  10 Carotenoides
  20 Preparações que contenham beta-caroteno, ésteres metílico ou etílico do ácido 8'-apo-beta carotenoico ou cantaxantina, com óleos vegetais, amido, gelatina, sacarose ou dextrina, próprias para colorir alimentos
  30 Outras preparações próprias para colorir alimentos
  90 Outras
 19 Matérias corantes orgânicas sintéticas e preparações indicadas na Nota 3 do presente Capítulo, à base dessas matérias corantes, Outras, incluindo as misturas de matérias corantes de duas ou mais das subposições 3204.11 a 3204.19
  20 Corantes solúveis em solventes (corantes solventes)
  30 Corantes azoicos
  90 Outras
 20 Produtos orgânicos sintéticos do tipo utilizado como agentes de avivamento fluorescentes
  11 Derivados do estilbeno Derivados do ácido 4,4-bis-(1,3,5)triazinil-6-aminoestilbeno-2,2-dissulfônico
  19 Derivados do estilbeno Outros
  90 Outros
 9000 Outros
3205 Lacas corantes; preparações indicadas na Nota 3 do presente Capítulo, à base de lacas corantes
 0000
3206 Outras matérias corantes; preparações indicadas na Nota 3 do presente Capítulo, exceto das posições 32.03, 32.04 ou 32.05; produtos inorgânicos do tipo utilizado como luminóforos, mesmo de constituição química definida
 11 Pigmentos e preparações à base de dióxido de titânio, Que contenham, em peso, 80 % ou mais de dióxido de titânio, calculado sobre a matéria seca
  10 Pigmentos tipo rutilo
  20 Outros pigmentos
  30 Preparações
 19 Pigmentos e preparações à base de dióxido de titânio, Outros
  10 Pigmento constituído por mica revestida com película de dióxido de titânio
  90 Outros
 2000 Pigmentos e preparações à base de compostos de cromo
 4100 Outras matérias corantes e outras preparações, Ultramar e suas preparações
 42 Outras matérias corantes e outras preparações, Litopônio, outros pigmentos e preparações à base de sulfeto de zinco
  10 Litopônio
  90 Outros
 49 Outras matérias corantes e outras preparações, Outras
  10 Pigmentos e preparações à base de compostos de cádmio
  20 Pigmentos e preparações à base de hexacianoferratos (ferrocianetos e ferricianetos)
  90 Outras
 50 Produtos inorgânicos do tipo utilizado como luminóforos
  11 Com substâncias radioativas de radioatividade específica inferior ou igual a 74 Bq/g (0,002 µCi/g) Halofosfatos de cálcio ou de estrôncio
  19 Com substâncias radioativas de radioatividade específica inferior ou igual a 74 Bq/g (0,002 µCi/g) Outros
  21 Sem substâncias radioativas Halofosfatos de cálcio ou de estrôncio
  29 Sem substâncias radioativas Outros
3207 Pigmentos, opacificantes e cores preparados, composições vitrificáveis, engobos, polimentos (esmaltes metálicos*) líquidos e preparações semelhantes, do tipo utilizado nas indústrias da cerâmica, do esmalte e do vidro; fritas de vidro e outros vidros, em pó, em grânulos, em lamelas ou em flocos
 1020 Suspensão de pigmentos em solventes orgânicos, do tipo utilizado em impressoras de jato de tinta para decoração de superfícies cerâmicas por cozimento
 1030 Outros, à base de zircônio ou de seus sais
 1090 Pigmentos, opacificantes e cores preparados e preparações semelhantes Outros
 20 Composições vitrificáveis, engobos e preparações semelhantes
  10 Engobos
  91 Outras Com um teor, em peso, de prata igual ou superior a 25 % ou de bismuto igual ou superior a 40 %, do tipo utilizado na fabricação de circuitos impressos
  99 Outras Outras
 3000 Polimentos (Esmaltes metálicos*) líquidos e preparações semelhantes
 40 Fritas de vidro e outros vidros, em pó, em grânulos, em lamelas ou em flocos
  10 Fritas de vidro
  90 Outros
3208 Tintas e vernizes, à base de polímeros sintéticos ou de polímeros naturais modificados, dispersos ou dissolvidos em meio não aquoso; soluções definidas na Nota 4 do presente Capítulo
 10 À base de poliésteres
  10 Tintas
  20 Vernizes
  30 Soluções definidas na Nota 4 do presente Capítulo
 20 À base de polímeros acrílicos ou vinílicos
  11 Tintas À base de polímeros acrílicos, apresentadas em sortidos definidos na Nota 3 da Seção VI, do tipo utilizado para a fabricação de circuitos impressos
  19 Tintas Outras
  20 Vernizes
  30 Soluções definidas na Nota 4 do presente Capítulo
 9010 Outros Tintas
 9021 Outros Vernizes À base de derivados de celulose
 9029 Outros Vernizes Outros
 9031 Outros Soluções definidas na Nota 4 do presente Capítulo De silicones
 9039 Outros Soluções definidas na Nota 4 do presente Capítulo Outras
3209 Tintas e vernizes, à base de polímeros sintéticos ou de polímeros naturais modificados, dispersos ou dissolvidos num meio aquoso
 10 À base de polímeros acrílicos ou vinílicos
  10 Tintas
  20 Vernizes
 9011 Outros Tintas À base de politetrafluoretileno
 9019 Outros Tintas Outras
 9020 Outros Vernizes
3210 Outras tintas e vernizes; pigmentos de água preparados, do tipo utilizado para acabamento de couros
 0010 Tintas
 0020 Vernizes
 0030 Pigmentos a água preparados, do tipo utilizado para acabamento de couros
3211 Secantes preparados
 0000
3212 Pigmentos (incluindo os pós e flocos metálicos) dispersos em meios não aquosos, no estado líquido ou pastoso, do tipo utilizado na fabricação de tintas; folhas para marcar a ferro; tinturas e outras matérias corantes apresentadas em formas ou embalagens para venda a retalho
 1000 Folhas para marcar a ferro
 9010 Outros Alumínio em pó ou em lamelas, empastado com solvente do tipo hidrocarbonetos, com um teor de alumínio igual ou superior a 60 %, em peso
 9090 Outros Outros
3213 Cores para pintura artística, atividades educativas, pintura de tabuletas, modificação de tonalidades, recreação e cores semelhantes, em pastilhas, tubos, potes, frascos, godês ou acondicionamentos semelhantes
 1000 Cores em sortidos
 9000 Outras
3214 Mástique de vidraceiro, cimentos de resina e outras mástiques; indutos utilizados em pintura; indutos não refratários do tipo utilizado em alvenaria
 10 Mástique de vidraceiro, cimentos de resina e outras mástiques; indutos utilizados em pintura
  10 Mástique de vidraceiro, cimentos de resina e outras mástiques
  20 Indutos utilizados em pintura
 9000 Outros
3215 Tintas de impressão, tintas de escrever ou de desenhar e outras tintas, mesmo concentradas ou no estado sólido
 1100 Tintas de impressão, Pretas
 1900 Tintas de impressão, Outras
 9000 Outras
3301 Óleos essenciais (desterpenados ou não), incluindo os denominados "concretos" ou "absolutos"; resinoides; oleorresinas de extração; soluções concentradas de óleos essenciais em gorduras, em óleos fixos, em ceras ou em matérias análogas, obtidas por tratamento de flores através de substâncias gordas ou por maceração; subprodutos terpênicos residuais da desterpenação dos óleos essenciais; águas destiladas aromáticas e soluções aquosas de óleos essenciais
 12 Óleos essenciais de citros (citrinos), De laranja
  10 De petit grain
  90 Outros
 1300 Óleos essenciais de citros (citrinos), De limão
 19 Óleos essenciais de citros (citrinos), Outros
  10 De lima
  90 Outros
 2400 Óleos essenciais, exceto de citros (citrinos), De hortelã-pimenta (Mentha piperita)
 25 Óleos essenciais, exceto de citros (citrinos), De outras mentas
  10 De menta japonesa (Mentha arvensis)
  20 De mentha spearmint (Mentha viridis L.)
  90 Outros
 29 Óleos essenciais, exceto de citros (citrinos), Outros
  11 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De citronela
  12 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De cedro
  13 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De pau-santo (Bulnesia sarmientoi)
  14 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De lemongrass
  15 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De pau-rosa
  16 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De palma rosa
  17 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De coriandro
  18 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De cabreúva
  19 De citronela; de cedro; de pau-santo (Bulnesia sarmientoi); de lemongrass; de pau-rosa; de palma rosa; de coriandro; de cabreúva; de eucalipto De eucalipto
  21 De alfazema ou lavanda; de vetiver De alfazema ou lavanda
  22 De alfazema ou lavanda; de vetiver De vetiver
  90 Outros
 3000 Resinoides
 9010 Outros Soluções concentradas de óleos essenciais em gorduras, em óleos fixos, em ceras ou em matérias análogas, obtidas por tratamento de flores através de substâncias gordas ou por maceraçã
 9020 Outros Subprodutos terpênicos residuais da desterpenação dos óleos essenciais
 9030 Outros Águas destiladas aromáticas e soluções aquosas de óleos essenciais
 9040 Outros Oleorresinas de extração
3302 Misturas de substâncias odoríferas e misturas (incluindo as soluções alcoólicas) à base de uma ou mais destas substâncias, do tipo utilizado como matérias básicas para a indústria; outras preparações à base de substâncias odoríferas, do tipo utilizado para fabricação de bebidas
 1000 Do tipo utilizado para as indústrias alimentares ou de bebidas
 9011 Outras Para perfumaria Vetiverol
 9019 Outras Para perfumaria Outras
 9091 Outras Outras Misturas à base de substâncias odoríferas apresentadas sob a forma de microcápsula
 9099 Outras Outras Outra
3303 Perfumes e águas-de-colônia
 0010 Perfumes (extratos)
 0020 Águas-de-colônia
3304 Produtos de beleza ou de maquiagem preparados e preparações para conservação ou cuidados da pele (exceto medicamentos), incluindo as preparações antissolares e os bronzeadores; preparações para manicuros e pedicuros
 1000 Produtos de maquiagem para os lábios
 20 Produtos de maquiagem para os olhos
  10 Sombra, delineador, lápis para sobrancelhas e rímel
  90 Outros
 3000 Preparações para manicuros e pedicuros
 9100 Outros, Pós, incluindo os compactos
 99 Outros, Outros
  10 Cremes de beleza e cremes nutritivos; loções tônicas
  90 Outros
3305 Preparações capilares
 1000 Xampus
 2000 Preparações para ondulação ou alisamento, permanentes
 3000 Laquês (Lacas*) para o cabelo
 9000 Outras
3306 Preparações para higiene bucal ou dentária, incluindo os pós e cremes para facilitar a aderência de dentaduras; fios utilizados para limpar os espaços interdentais (fios dentais), em embalagens individuais para venda a retalho
 1000 Dentifrícios (dentífricos)
 2000 Fios utilizados para limpar os espaços interdentais (fios dentais)
 9000 Outras
3307 Preparações para barbear (antes, durante ou após), desodorantes (desodorizantes) corporais, preparações para banhos, depilatórios, outros produtos de perfumaria ou de toucador preparados e outras preparações cosméticas, não especificados nem compreendidos noutras posições; desodorantes (desodorizantes) de ambiente, preparados, mesmo não perfumados, mesmo com propriedades desinfetantes
 1000 Preparações para barbear (antes, durante ou após)
 20 Desodorantes (desodorizantes) corporais e antiperspirantes
  10 Líquidos
  90 Outros
 3000 Sais perfumados e outras preparações para banhos
 4100 Preparações para perfumar ou para desodorizar ambientes, incluindo as preparações odoríferas para cerimônias religiosas, Agarbate e outras preparações odoríferas que atuem por combustão
 4900 Preparações para perfumar ou para desodorizar ambientes, incluindo as preparações odoríferas para cerimônias religiosas, Outras
 9000 Outros
3401 Sabões; produtos e preparações orgânicos tensoativos utilizados como sabão, em barras, pães, pedaços ou figuras moldadas, mesmo que contenham sabão; produtos e preparações orgânicos tensoativos para lavagem da pele, sob a forma de líquido ou de creme, acondicionados para venda a retalho, mesmo que contenham sabão; papel, pastas (ouates), feltros e falsos tecidos (tecidos não tecidos), impregnados, revestidos ou recobertos de sabão ou de detergentes
 11 Sabões, produtos e preparações orgânicos tensoativos, em barras, pães, pedaços ou figuras moldadas, e papel, pastas (ouates), feltros e falsos tecidos (tecidos não tecidos), impregnados, revestidos ou recobertos de sabão ou de detergentes, De toucador (incluindo os de uso medicinal)
  10 Sabões medicinais
  90 Outros
 1900 Sabões, produtos e preparações orgânicos tensoativos, em barras, pães, pedaços ou figuras moldadas, e papel, pastas (ouates), feltros e falsos tecidos (tecidos não tecidos), impregnados, revestidos ou recobertos de sabão ou de detergentes, Outros
 20 Sabões sob outras formas
  10 De toucador
  90 Outros
 3000 Produtos e preparações orgânicos tensoativos para lavagem da pele, sob a forma de líquido ou de creme, acondicionados para venda a retalho, mesmo que contenham sabão
3402 Agentes orgânicos de superfície (exceto sabões); preparações tensoativas, preparações para lavagem (incluindo as preparações auxiliares para lavagem) e preparações para limpeza, mesmo que contenham sabão, exceto as da posição 34.01
 3100 Agentes orgânicos de superfície aniônicos, mesmo acondicionados para venda a retalho, Ácidos sulfônicos de alquilbenzenos lineares e seus sais
 39 Agentes orgânicos de superfície aniônicos, mesmo acondicionados para venda a retalho, Outros
  10 Dibutilnaftalenossulfato de sódio
  20 N-Metil-N-oleiltaurato de sódio
  30 Alquilsulfonato de sódio, secundário
  90 Outros
 41 Outros agentes orgânicos de superfície, mesmo acondicionados para venda a retalho, Catiônicos
  10 Acetato de oleilamina
  90 Outros
 4200 Outros agentes orgânicos de superfície, mesmo acondicionados para venda a retalho, Não iônicos
 4900 Outros agentes orgânicos de superfície, mesmo acondicionados para venda a retalho, Outros
 5000 Preparações acondicionadas para venda a retalho
 9011 Outras Misturas entre si de agentes orgânicos de superfície Que contenham exclusivamente produtos não iônicos
 9019 Outras Misturas entre si de agentes orgânicos de superfície Outras
 9021 Outras Soluções ou emulsões de produtos tensoativos das subposições 3402.31 a 3402.49, e outras preparações tensoativas propriamente ditas Soluções ou emulsões hidroalcoólicas de (1-perfluoralquil-2-acetoxi)propil-betaína
 9022 Outras Soluções ou emulsões de produtos tensoativos das subposições 3402.31 a 3402.49, e outras preparações tensoativas propriamente ditas À base de nonanoiloxibenzenossulfonato de sódio
 9023 Outras Soluções ou emulsões de produtos tensoativos das subposições 3402.31 a 3402.49, e outras preparações tensoativas propriamente ditas Soluções ou emulsões hidroalcoólicas de sulfonatos de perfluoralquiltrimetilamônio e de perfluoralquilacrilamida
 9029 Outras Soluções ou emulsões de produtos tensoativos das subposições 3402.31 a 3402.49, e outras preparações tensoativas propriamente ditas Outras
 9031 Outras Preparações para lavagem (detergentes) À base de nonilfenol etoxilado
 9039 Outras Preparações para lavagem (detergentes) Outras
 9090 Outras Outras
3403 Preparações lubrificantes (incluindo os óleos de corte, as preparações antiaderentes de porcas e parafusos, as preparações antiferrugem ou anticorrosão e as preparações para desmoldagem, à base de lubrificantes) e preparações do tipo utilizado para lubrificar e amaciar matérias têxteis, para untar couros, peles com pelo e outras matérias, exceto as que contenham, como constituintes de base, 70 % ou mais, em peso, de óleos de petróleo ou de minerais betuminosos
 11 Que contenham óleos de petróleo ou de minerais betuminosos, Preparações para tratamento de matérias têxteis, couros, peles com pelo ou de outras matérias
  10 Para o tratamento de matérias têxteis
  20 Para o tratamento de couros e peles
  90 Outras
 1900 Que contenham óleos de petróleo ou de minerais betuminosos, Outras
 91 Outras, Preparações para tratamento de matérias têxteis, couros, peles com pelo ou de outras matérias
  10 Para o tratamento de matérias têxteis
  20 Para o tratamento de couros e peles
  90 Outras
 9900 Outras, Outras
3404 Ceras artificiais e ceras preparadas
 20 De poli(oxietileno) (polietilenoglicol) Ceras
  10 artificiais
  20 preparadas
 90 Outras Ceras
  11 artificiais De polietileno, emulsionáveis
  12 artificiais Outras, de polietileno
  13 artificiais De polipropilenoglicóis
  14 artificiais De dímero de alquilceteno com dois grupos alternados n-alquila de C12, C14 e C16, em grânulo
  19 artificiais Outras
  21 preparadas À base de vaselina e álcoois de lanolina (eucerina anidra)
  22 preparadas À base de hidroxiestearil cetil éter
  29 preparadas Outras
3405 Pomadas e cremes para calçado, encáusticas, preparações para dar brilho a pinturas de carroçarias, vidros ou metais, pastas e pós para arear e preparações semelhantes (mesmo apresentados em papel, pastas (ouates), feltros, falsos tecidos (tecidos não tecidos), plástico alveolar ou borracha alveolar, impregnados, revestidos ou recobertos daquelas preparações), com exclusão das ceras da posição 34.04
 1000 Pomadas, cremes e preparações semelhantes, para calçado ou para couros
 2000 Encáusticas e preparações semelhantes, para conservação e limpeza de móveis de madeira, soalhos e de outros artigos de madeira
 3000 Preparações para dar brilho a pinturas de carroçarias e produtos semelhantes, exceto preparações para dar brilho a metais
 4000 Pastas, pós e outras preparações para arear
 9000 Outros
3406 Velas, pavios, círios e artigos semelhantes
 0000
3407 Massas ou pastas para modelar, incluindo as próprias para recreação de crianças; "ceras para odontologia" apresentadas em sortidos, em embalagens para venda a retalho ou em plaquetas, ferraduras, bastonetes ou formas semelhantes; outras composições para odontologia à base de gesso
 0010 Massas ou pastas para modelar
 0020 "Ceras para odontologia"
 0090 Outras
3501 Caseínas, caseinatos e outros derivados das caseínas; colas de caseína
 1000 Caseínas
 9011 Outros Caseinatos e outros derivados das caseínas Caseinato de sódio
 9019 Outros Caseinatos e outros derivados das caseínas Outros
 9020 Outros Colas de caseína
3502 Albuminas (incluindo os concentrados de várias proteínas de soro de leite, que contenham, em peso, calculado sobre a matéria seca, mais de 80 % de proteínas de soro de leite), albuminatos e outros derivados das albuminas
 1100 Ovalbumina, Seca
 1900 Ovalbumina, Outra
 2000 Lactalbumina, incluindo os concentrados de duas ou mais proteínas de soro de leite
 9010 Outros Soroalbumina
 9090 Outros Outros
3503 Gelatinas (incluindo as apresentadas em folhas de forma quadrada ou retangular, mesmo trabalhadas na superfície ou coradas) e seus derivados; ictiocola; outras colas de origem animal, exceto colas de caseína da posição 35.01
 0011 Gelatinas e seus derivados De osseína, com grau de pureza igual ou superior a 99,98 %, em peso
 0012 Gelatinas e seus derivados De osseína, com grau de pureza inferior a 99,98 %, em peso
 0019 Gelatinas e seus derivados Outros
 0090 Outras
3504 Peptonas e seus derivados; outras matérias proteicas e seus derivados, não especificados nem compreendidos noutras posições; pó de peles, tratado ou não pelo cromo
 0011 Peptonas e seus derivados Peptonas e peptonatos
 0019 Peptonas e seus derivados Outros
 0020 Proteínas de soja em pó, com um teor de proteínas igual ou superior a 90 %, em peso, em base seca
 0030 Proteínas de batata em pó, com um teor de proteínas igual ou superior a 80 %, em peso, em base seca
 0090 Outros
3505 Dextrina e outros amidos e féculas modificados (por exemplo, amidos e féculas pré-gelatinizados ou esterificados); colas à base de amidos ou de féculas, de dextrina ou de outros amidos ou féculas modificados
 1000 Dextrina e outros amidos e féculas modificados
 2000 Colas
3506 Colas e outros adesivos preparados, não especificados nem compreendidos noutras posições; produtos de qualquer espécie utilizados como colas ou adesivos, acondicionados para venda a retalho como colas ou adesivos, de peso líquido não superior a 1 kg
 10 Produtos de qualquer espécie utilizados como colas ou adesivos, acondicionados para venda a retalho como colas ou adesivos, de peso líquido não superior a 1 kg
  10 À base de cianoacrilatos
  90 Outros
 91 Outros, Adesivos à base de polímeros das posições 39.01 a 39.13 ou de borracha
  10 À base de borracha
  20 À base de polímeros das posições 39.01 a 39.13, dispersos ou para dispersar em meio aquos
  90 Outros
 9900 Outros, Outros
3507 Enzimas; enzimas preparadas não especificadas nem compreendidas noutras posições
 1000 Coalho e seus concentrados
 9011 Outras Amilases e seus concentrados Alfa-amilase (Aspergillus oryzae)
 9019 Outras Amilases e seus concentrados Outros
 9021 Outras Proteases e seus concentrados Fibrinucleases
 9022 Outras Proteases e seus concentrados Bromelina
 9023 Outras Proteases e seus concentrados Estreptoquinase
 9024 Outras Proteases e seus concentrados Estreptodornase
 9025 Outras Proteases e seus concentrados Mistura de estreptoquinase e estreptodornase
 9026 Outras Proteases e seus concentrados Papaína
 9029 Outras Proteases e seus concentrados Outros
 9031 Outras Outras enzimas e seus concentrados Lisozima e seu cloridrato
 9032 Outras Outras enzimas e seus concentrados L-Asparaginase
 9039 Outras Outras enzimas e seus concentrados Outros
 9041 Outras Enzimas preparadas À base de celulases
 9042 Outras Enzimas preparadas À base de transglutaminase
 9049 Outras Enzimas preparadas Outras
3601 Pólvoras propulsivas
 0000
3602 Explosivos preparados, exceto pólvoras propulsivas
 0000
3603 Estopins e rastilhos, de segurança; cordéis (cordões) detonantes; escorvas e cápsulas fulminantes; inflamadores; detonadores elétricos
 1000 Estopins e rastilhos, de segurança
 2000 Cordéis (cordões) detonantes
 3000 Escorvas fulminantes
 4000 Cápsulas fulminantes
 5000 Inflamadores
 6000 Detonadores elétricos
3604 Fogos de artifício, foguetes de sinalização ou contra o granizo e semelhantes, bombas, petardos e outros artigos de pirotecnia
 1000 Fogos de artifício
 9010 Outros Foguetes e cartuchos contra o granizo e semelhantes
 9090 Outros Outros
3605 Fósforos, exceto os artigos de pirotecnia da posição 36.04
 0000
3606 Ferrocério e outras ligas pirofóricas, sob quaisquer formas; artigos de matérias inflamáveis indicados na Nota 2 do presente Capítulo
 1000 Combustíveis líquidos e combustíveis gasosos liquefeitos, em recipientes do tipo utilizado para carregar ou recarregar isqueiros ou acendedores, com capacidade não superior a 300 cm3
 9000 Outros
3701 Chapas e filmes planos, fotográficos, sensibilizados, não impressionados, de matérias diferentes do papel, cartão ou dos têxteis; filmes fotográficos planos, de revelação e cópia instantâneas, sensibilizados, não impressionados, mesmo em cartuchos
 10 Para raios X Sensibilizados
  10 em uma face
  21 nas duas faces Próprios para uso odontológico
  29 nas duas faces Outros
 20 Filmes de revelação e cópia instantâneas Para fotografia
  10 a cores (policromo)
  20 monocromática
 30 Outras chapas e filmes cuja dimensão de pelo menos um dos lados seja superior a 255 mm
  10 Para fotografia a cores (policromo)
  21 Chapas sensibilizadas com polímeros fotossensíveis De alumínio
  22 Chapas sensibilizadas com polímeros fotossensíveis De poliéster
  29 Chapas sensibilizadas com polímeros fotossensíveis Outras
  31 Chapas sensibilizadas por outros procedimentos De alumínio
  39 Chapas sensibilizadas por outros procedimentos Outras
  40 Filmes para as artes gráficas
  50 Filmes heliográficos, de poliéster
  90 Outros
 9100 Outros, Para fotografia a cores (policromo)
 9900 Outros, Outros
3702 Filmes fotográficos sensibilizados, não impressionados, em rolos, de matérias diferentes do papel, cartão ou dos têxteis; filmes fotográficos de revelação e cópia instantâneas, em rolos, sensibilizados, não impressionados
 10 Para raios X Sensibilizados em
  10 uma face
  20 ambas as faces
 3100 Outros filmes, não perfurados, de largura não superior a 105 mm, Para fotografia a cores (policromo)
 3200 Outros filmes, não perfurados, de largura não superior a 105 mm, Outros, que contenham uma emulsão de halogenetos de prata
 3900 Outros filmes, não perfurados, de largura não superior a 105 mm, Outros
 4100 Outros filmes, não perfurados, de largura superior a 105 mm, De largura superior a 610 mm e comprimento superior a 200 m, para fotografia a cores (policromo)
 42 Outros filmes, não perfurados, de largura superior a 105 mm, De largura superior a 610 mm e comprimento superior a 200 m, exceto para fotografia a cores (policromo)
  10 Para as artes gráficas
  90 Outros
 43 Outros filmes, não perfurados, de largura superior a 105 mm, De largura superior a 610 mm e comprimento não superior a 200 m
  10 Para as artes gráficas
  20 Heliográficos, de poliéster
  90 Outros
 44 Outros filmes, não perfurados, de largura superior a 105 mm, De largura superior a 105 mm, mas não superior a 610 mm Para fotografia
  10 a cores (policromo)
  21 monocromática Para as artes gráficas
  22 monocromática Fotopolimerizáveis, sensibilizadas à base de compostos acrílicos, do tipo utilizado para a fabricação de circuitos impressos
  29 monocromática Outros
 5200 Outros filmes, para fotografia a cores (policromo), De largura não superior a 16 mm
 5300 Outros filmes, para fotografia a cores (policromo), De largura superior a 16 mm, mas não superior a 35 mm, e comprimento não superior a 30 m, para diapositivos
 54 Outros filmes, para fotografia a cores (policromo), De largura superior a 16 mm, mas não superior a 35 mm, e comprimento não superior a 30 m, exceto para diapositivos
  11 De largura igual a 35 mm Em bobinas (filmpacks)
  12 De largura igual a 35 mm De 12 exposições (0,5 m de comprimento), de 24 exposições (1,0 m de comprimento) ou de 36 exposições (1,5 m de comprimento)
  19 De largura igual a 35 mm Outros
  91 Outros Em bobinas (filmpacks)
  99 Outros Outros
 55 Outros filmes, para fotografia a cores (policromo), De largura superior a 16 mm, mas não superior a 35 mm, e comprimento superior a 30 m
  10 De largura igual a 35 mm
  90 Outros
 5600 Outros filmes, para fotografia a cores (policromo), De largura superior a 35 mm
 9600 Outros, De largura não superior a 35 mm e comprimento não superior a 30 m
 9700 Outros, De largura não superior a 35 mm e comprimento superior a 30 m
 9800 Outros, De largura superior a 35 mm
3703 Papéis, cartões e têxteis, fotográficos, sensibilizados, não impressionados
 10 Em rolos de largura superior a 610 mm Para fotografia
  10 a cores (policromo)
  21 monocromática Papel heliográfico
  29 monocromática Outros
 2000 Outros, para fotografia a cores (policromo)
 9010 Outros Papel para fotocomposição
 9090 Outros Outros
3704 Chapas, filmes, papéis, cartões e têxteis, fotográficos, impressionados, mas não revelados
 0000
3705 Chapas e filmes, fotográficos, impressionados e revelados, exceto os filmes cinematográficos
 0010 Fotomáscaras sobre vidro plano, positivas, próprias para gravação em pastilhas de silício (chips) para fabricação de microestruturas eletrônicas
 0090 Outros
3706 Filmes cinematográficos impressionados e revelados, que contenham ou não gravação de som ou que contenham apenas gravação de som
 1000 De largura igual ou superior a 35 mm
 9000 Outros
3707 Preparações químicas para usos fotográficos, exceto vernizes, colas, adesivos e preparações semelhantes; produtos não misturados, quer doseados tendo em vista usos fotográficos, quer acondicionados para venda a retalho para esses mesmos usos e prontos para utilização
 1000 Emulsões para sensibilização
 9010 Outros Fixadores
 9021 Outros Reveladores À base de negro de fumo ou de um corante e resinas termoplásticas, para a reprodução de documentos por processo eletrostático
 9029 Outros Reveladores Outros
 9030 Outros Compostos diazoicos fotossensíveis para preparação de emulsões
 9090 Outros Outros
3801 Grafita artificial; grafita coloidal ou semicoloidal; preparações à base de grafita ou de outros carbonos, em pastas, blocos, plaquetas ou outros produtos intermediários
 1000 Grafita artificial
 20 Grafita coloidal ou semicoloidal
  10 Suspensão semicoloidal em óleos minerais
  90 Outros
 30 Pastas carbonadas para eletrodos e pastas semelhantes para revestimento interior de fornos
  10 Pasta carbonada para eletrodos
  90 Outras
 9000 Outras
3802 Carvões ativados; matérias minerais naturais ativadas; negros de origem animal, incluindo o negro animal esgotado
 1000 Carvões ativados
 9010 Outros Farinhas siliciosas fósseis
 9020 Outros Bentonita
 9030 Outros Atapulgita
 9040 Outros Outras argilas e terras
 9050 Outros Bauxita
 9090 Outros Outros
3803 Tall oil, mesmo refinado
 0010 Em bruto
 0090 Outros
3804 Lixívias residuais da fabricação das pastas de celulose, mesmo concentradas, desaçucaradas ou tratadas quimicamente, incluindo os lignossulfonatos, mas excluindo o tall oil da posição 38.03
 0011 Lixívias residuais da fabricação de pastas de celulose Ao sulfito
 0012 Lixívias residuais da fabricação de pastas de celulose À soda ou ao sulfato
 0020 Lignossulfonatos
3805 Essências de terebintina, de pinheiro ou provenientes da fabricação da pasta de papel ao sulfato e outras essências terpênicas provenientes da destilação ou de outros tratamentos das madeiras de coníferas; dipenteno em bruto; essência proveniente da fabricação da pasta de papel ao bissulfito e outros paracimenos em bruto; óleo de pinho que contenha alfa-terpineol como constituinte principal
 1000 Essências de terebintina, de pinheiro ou provenientes da fabricação da pasta de papel ao sulfato
 9010 Outros Óleo de pinho
 9090 Outros Outros
3806 Colofônias e ácidos resínicos, e seus derivados; essência de colofônia e óleos de colofônia; gomas fundidas
 1000 Colofônias e ácidos resínicos
 2000 Sais de colofônias, de ácidos resínicos ou de derivados de colofônias ou de ácidos resínicos, exceto os sais de aductos de colofônias
 3000 Gomas ésteres
 9011 Outros Outros derivados de colofônias ou de ácidos resínicos Colofônias oxidadas, hidrogenadas, desidrogenadas, polimerizadas ou modificadas com ácidos fumárico ou maleico ou com anidrido maleico
 9012 Outros Outros derivados de colofônias ou de ácidos resínicos Abietatos de metila ou de benzila; hidroabietato de metila
 9019 Outros Outros derivados de colofônias ou de ácidos resínicos Outros
 9090 Outros Outros
3807 Alcatrões de madeira; óleos de alcatrão de madeira; creosoto de madeira; metileno; breu (pez) vegetal; breu (pez) para a indústria da cerveja e preparações semelhantes à base de colofônias, de ácidos resínicos ou de breu (pez) vegetal
 0000
3808 Inseticidas, rodenticidas, fungicidas, herbicidas, inibidores de germinação e reguladores de crescimento para plantas, desinfetantes e produtos semelhantes, apresentados em formas ou embalagens para venda a retalho ou como preparações ou ainda sob a forma de artigos, tais como fitas, mechas e velas sulfuradas e papel mata-moscas
 5200 Mercadorias mencionadas na Nota de subposições 1 do presente Capítulo, DDT (ISO) (clofenotano (DCI)), acondicionado em embalagens com um conteúdo de peso líquido não superior a 300 g
 59 Mercadorias mencionadas na Nota de subposições 1 do presente Capítulo, Outras Apresentadas
  10 em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias
  21 de outro modo À base de metamidofós (ISO) ou de monocrotofós (ISO)
  22 de outro modo À base de endossulfan (ISO)
  23 de outro modo À base de alaclor (ISO)
  24 de outro modo À base de 1,2,3,4,5,6-hexaclorocicloexano (HCH (ISO)), incluindo o lindano (ISO, DCI
  25 de outro modo À base de triclorfom (ISO)
  26 de outro modo À base de N-etilperfluoroctano sulfonamida
  29 de outro modo Outras
 6100 Mercadorias mencionadas na Nota de subposições 2 do presente Capítulo, Acondicionadas em embalagens com um conteúdo de peso líquido não superior a 300 g
 62 Mercadorias mencionadas na Nota de subposições 2 do presente Capítulo, Acondicionadas em embalagens com um conteúdo de peso líquido superior a 300 g, mas não superior a 7,5 kg
  10 À base de alfa-cipermetrina (ISO)
  90 Outras
 69 Mercadorias mencionadas na Nota de subposições 2 do presente Capítulo, Outras
  10 À base de alfa-cipermetrina (ISO)
  90 Outras
 91 Outros, Inseticidas
  11 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  19 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  20 Apresentados de outro modo, que contenham bromometano (brometo de metila) ou bromoclorometano
  91 Outros À base de acefato ou de Bacillus thuringiensis
  92 Outros À base de cipermetrinas ou de permetrina
  93 Outros À base de dicrotofós
  94 Outros À base de dissulfoton
  95 Outros À base de fosfeto de alumínio
  96 Outros À base de diclorvós
  97 Outros À base de óleo mineral ou de tiometon
  99 Outros Outros
 92 Outros, Fungicidas
  11 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  19 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  20 Apresentados de outro modo, que contenham bromometano (brometo de metila) ou bromoclorometano
  91 Outros À base de hidróxido de cobre, de oxicloreto de cobre ou de óxido cuproso
  92 Outros À base de enxofre ou de ziram
  93 Outros À base de mancozeb ou de maneb
  94 Outros À base de sulfiram
  95 Outros À base de compostos de arsênio, cobre ou cromo, exceto os produtos do subitem 3808.92.91
  96 Outros À base de thiram
  97 Outros À base de propiconazol
  99 Outros Outros
 93 Outros, Herbicidas, inibidores de germinação e reguladores de crescimento para plantas
  11 Herbicidas apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  19 Herbicidas apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  21 Herbicidas apresentados de outro modo Que contenham bromometano (brometo de metila) ou bromoclorometano
  22 Herbicidas apresentados de outro modo Outros, à base de ácido 2,4-diclorofenoxiacético (2,4-D), de ácido 4-(2,4-diclorofenoxi)butírico (2,4- DB), de ácido (4-cloro-2-metil)fenoxiacético (MCPA) ou de derivados de 2,4-D ou 2,4-DB
  23 Herbicidas apresentados de outro modo Outros, à base de atrazina ou de diuron
  24 Herbicidas apresentados de outro modo Outros, à base de glifosato ou seus sais, de imazaquim ou de lactofen
  25 Herbicidas apresentados de outro modo Outros, à base de dicloreto de paraquate, de propanil ou de simazina
  26 Herbicidas apresentados de outro modo Outros, à base de trifluralina
  27 Herbicidas apresentados de outro modo Outros, à base de imazetapir
  28 Herbicidas apresentados de outro modo Outros, à base de ametrina ou de hexazinona
  29 Herbicidas apresentados de outro modo Outros
  31 Inibidores de germinação Que contenham bromometano (brometo de metila) ou bromoclorometano
  32 Inibidores de germinação Outros, apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias
  33 Inibidores de germinação Outros
  41 Reguladores de crescimento das plantas apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  49 Reguladores de crescimento das plantas apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  51 Reguladores de crescimento das plantas, apresentados de outro modo Que contenham bromometano (brometo de metila) ou bromoclorometano
  52 Reguladores de crescimento das plantas, apresentados de outro modo Outros, à base de hidrazida maleica
  59 Reguladores de crescimento das plantas, apresentados de outro modo Outros
 94 Outros, Desinfetantes Apresentados
  11 em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  19 em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  21 de outro modo Que contenham bromometano (brometo de metila) ou bromoclorometano
  22 de outro modo Outros, à base de 2-(tiocianometiltio) benzotiazol
  29 de outro modo Outros
 99 Outros, Outros
  11 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Que contenham bromometano (brometo de metila) ou bromoclorometano
  19 Apresentados em formas ou embalagens exclusivamente para uso direto em aplicações domissanitárias Outros
  20 Apresentados de outro modo, que contenham bromometano (brometo de metila) ou bromoclorometano
  91 Outros Acaricidas à base de amitraz, de clorfenvinfós ou de propargite
  92 Outros Acaricidas à base de ciexatin ou de óxido de fembutatina
  93 Outros Outros acaricidas
  94 Outros Nematicidas à base de metam sódio
  95 Outros Outros nematicidas
  96 Outros Raticidas
  99 Outros Outros
3809 Agentes de apresto ou de acabamento, aceleradores de tingimento ou de fixação de matérias corantes e outros produtos e preparações (por exemplo, aprestos preparados e preparações mordentes) do tipo utilizado na indústria têxtil, na indústria do papel, na indústria do couro ou em indústrias semelhantes, não especificados nem compreendidos noutras posições
 10 À base de matérias amiláceas
  10 Do tipo utilizado na indústria têxtil
  90 Outros
 91 Outros, Do tipo utilizado na indústria têxtil ou nas indústrias semelhantes
  10 Aprestos preparados
  20 Preparações mordentes
  30 Produtos ignífugos
  41 Impermeabilizantes À base de parafina ou de derivados de ácidos graxos (gordos)
  49 Impermeabilizantes Outros
  90 Outros
 92 Outros, Do tipo utilizado na indústria do papel ou nas indústrias semelhantes
  11 Impermeabilizantes À base de parafina ou de derivados de ácidos graxos (gordos)
  19 Impermeabilizantes Outros
  90 Outros
 93 Outros, Do tipo utilizado na indústria do couro ou nas indústrias semelhantes
  11 Impermeabilizantes À base de parafina ou de derivados de ácidos graxos (gordos)
  19 Impermeabilizantes Outros
  90 Outros
3810 
 10 Preparações para decapagem de metais; pastas e pós para soldar, compostos de metal e de outras matérias
  10 Preparações para decapagem de metais
  20 Pastas e pós para soldar
 9000 Outros
3811 Preparações antidetonantes, inibidores de oxidação, aditivos peptizantes, beneficiadores de viscosidade, aditivos anticorrosivos e outros aditivos preparados, para óleos minerais (incluindo a gasolina) ou para outros líquidos utilizados para os mesmos fins que os óleos minerais
 1100 Preparações antidetonantes, À base de compostos de chumbo
 1900 Preparações antidetonantes, Outras
 21 Aditivos para óleos lubrificantes, Que contenham óleos de petróleo ou de minerais betuminosos
  10 Melhoradores do índice de viscosidade
  20 Antidesgastes, anticorrosivos ou antioxidantes, que contenham dialquilditiofosfato de zinco ou diarilditiofosfato de zinco
  30 Dispersantes sem cinzas
  40 Detergentes metálicos
  50 Outras preparações que contenham, pelo menos, um de quaisquer dos produtos compreendidos nos itens 3811.21.10, 3811.21.20, 3811.21.30 e 3811.21.40
  90 Outros
 29 Aditivos para óleos lubrificantes, Outros
  10 Dispersantes sem cinzas
  20 Detergentes metálicos
  90 Outros
 9010 Outros Dispersantes sem cinzas, para óleos de petróleo combustíveis
 9090 Outros Outros
3812 Preparações denominadas "aceleradores de vulcanização"; plastificantes compostos para borracha ou plástico, não especificados nem compreendidos noutras posições; preparações antioxidantes e outros estabilizadores compostos, para borracha ou plástico
 1000 Preparações denominadas "aceleradores de vulcanização"
 2000 Plastificantes compostos para borracha ou plástico
 3100 Preparações antioxidantes e outros estabilizadores compostos, para borracha ou plástico, Misturas de oligômeros de 2,2,4-trimetil-1,2-di-hidroquinolina (TMQ)
 39 Preparações antioxidantes e outros estabilizadores compostos, para borracha ou plástico, Outros Para
  11 borracha Que contenham derivados N-substituídos de p-fenilenodiamina
  12 borracha Que contenham fosfitos de alquila, de arila ou de alquil-arila
  19 borracha Outros
  21 plástico Que contenham derivados N-substituídos de p-fenilenodiamina
  29 plástico Outros
3813 Composições e cargas para aparelhos extintores; granadas e bombas, extintoras
 0010 Que contenham bromoclorodifluorometano, bromotrifluorometano ou dibromotetrafluoroetanos
 0020 Que contenham hidrobromofluorcarbonetos (HBFC) do metano, do etano ou do propano
 0030 Que contenham hidroclorofluorcarbonetos (HCFC) do metano, do etano ou do propano
 0040 Que contenham bromoclorometano
 0090 Outros
3814 Solventes e diluentes orgânicos compostos, não especificados nem compreendidos noutras posições; preparações concebidas para remover tintas ou vernizes
 0010 Que contenham clorofluorcarbonetos (CFC) do metano, do etano ou do propano, mesmo que contenham hidroclorofluorcarbonetos (HCFC)
 0020 Que contenham hidroclorofluorcarbonetos (HCFC) do metano, do etano ou do propano, mas que não contenham clorofluorcarbonetos (CFC)
 0030 Que contenham tetracloreto de carbono, bromoclorometano ou 1,1,1-tricloroetano (metilclorofórmio)
 0090 Outros
3815 Iniciadores de reação, aceleradores de reação e preparações catalíticas, não especificados nem compreendidos noutras posições
 1100 Catalisadores em suporte, Tendo como substância ativa o níquel ou um composto de níquel
 12 Catalisadores em suporte, Tendo como substância ativa um metal precioso ou um composto de metal precioso
  10 Em colmeia cerâmica ou metálica para conversão catalítica de gases de escape de veículo
  20 Com tamanho de partícula inferior a 500 micrômetros (mícrons)
  90 Outros
 1900 Catalisadores em suporte, Outros
 9010 Outros Para craqueamento de petróleo
 9091 Outros Outros Tendo como substância ativa o isoprenilalumínio (IPRA)
 9092 Outros Outros Tendo como substância ativa o óxido de zinco
 9093 Outros Outros Tendo como substância ativa óxidos de terras raras
 9099 Outros Outros Outros
3816 Cimentos, argamassas, concretos (betões) e composições semelhantes, refratários, incluindo os aglomerados de dolomita, exceto os produtos da posição 38.01
 0011 Cimentos e argamassas À base de magnesita calcinada
 0012 Cimentos e argamassas À base de silimanita
 0019 Cimentos e argamassas Outros
 0021 Outras preparações à base de cromo-magnesita, de zircônio, de silimanita, de cianita, de andaluzita, de coríndon ou de diaspório Que contenham grafita e 50 % ou mais, em peso, de coríndon
 0029 Outras preparações à base de cromo-magnesita, de zircônio, de silimanita, de cianita, de andaluzita, de coríndon ou de diaspório Outras
 0090 Outros
3817 Misturas de alquilbenzenos ou de alquilnaftalenos, exceto as das posições 27.07 ou 29.02. Misturas de
 0010 alquilbenzenos
 0020 alquilnaftalenos
3818 Elementos químicos dopados, próprios para utilização em eletrônica, em forma de discos, wafers ou formas análogas; compostos químicos dopados, próprios para utilização em eletrônica
 0010 De silício
 0090 Outros
3819 Fluidos para freios (travões) hidráulicos e outros líquidos preparados para transmissões hidráulicas, que não contenham óleos de petróleo nem de minerais betuminosos, ou que os contenham em proporção inferior a 70 %, em peso
 0000
3820 Preparações anticongelantes e líquidos preparados para descongelamento
 0000
3821 Meios de cultura preparados para o desenvolvimento e a manutenção de microrganismos (incluindo os vírus e os organismos similares) ou de células vegetais, humanas ou animais
 0000
3822 Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo num suporte, mesmo apresentados sob a forma de estojos, exceto os da posição 30.06; materiais de referência certificados
 1100 Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo num suporte, mesmo apresentados sob a forma de estojos, Para a malária (paludismo)
 1200 Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo num suporte, mesmo apresentados sob a forma de estojos, Para a zika e outras doenças transmitidas por mosquitos do gênero Aedes
 1300 Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo num suporte, mesmo apresentados sob a forma de estojos, Para a determinação dos grupos ou dos fatores sanguíneos
 19 Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo num suporte, mesmo apresentados sob a forma de estojos, Outros
  10 Reagentes para determinação de componentes do sangue ou da urina, sobre suporte de papel, em rolos, sem suporte adicional hidrófobo, impróprios para uso direto
  20 Reagentes para determinação de glicose no sangue, sobre suporte em tiras, para uso direto
  30 Reagentes de origem microbiana para diagnóstico
  40 Anticorpos monoclonais em solução tampão, que contenham albumina bovina
  90 Outros
 9000 Outros
3823 Ácidos graxos (gordos) monocarboxílicos industriais; óleos ácidos de refinação; álcoois graxos (gordos) industriais
 1100 Ácidos graxos (gordos) monocarboxílicos industriais; óleos ácidos de refinação, Ácido esteárico
 1200 Ácidos graxos (gordos) monocarboxílicos industriais; óleos ácidos de refinação, Ácido oleico
 1300 Ácidos graxos (gordos) monocarboxílicos industriais; óleos ácidos de refinação, Ácidos graxos (gordos) do tall oil
 19 Ácidos graxos (gordos) monocarboxílicos industriais; óleos ácidos de refinação, Outros
  10 Ácido caprílico
  90 Outros
 70 Álcoois graxos (gordos) industriais
  10 Esteárico
  20 Láurico
  40 Cetílico
  90 Outros
3824 Aglutinantes preparados para moldes ou para núcleos de fundição; produtos químicos e preparações das indústrias químicas ou das indústrias conexas (incluindo os constituídos por misturas de produtos naturais), não especificados nem compreendidos noutras posições
 1000 Aglutinantes preparados para moldes ou para núcleos de fundição
 3000 Carbonetos metálicos não aglomerados, misturados entre si ou com aglutinantes metálicos
 4000 Aditivos preparados para cimentos, argamassas ou concretos (betões)
 5000 Argamassas e concretos (betões), não refratários
 6000 Sorbitol, exceto o da subposição 2905.44
 81 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham oxirano (óxido de etileno)
  10 Mistura de óxido de propileno com um conteúdo de óxido de etileno inferior ou igual a 30 %, em peso
  90 Outras
 82 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham polibromobifenilas (PBB), policloroterfenilas (PCT) ou policlorobifenilas (PCB)
  10 Que contenham policlorobifenilas (PCB)
  90 Outras
 8300 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham fosfato de tris(2,3-dibromopropila)
 8400 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham aldrin (ISO), canfecloro (ISO) (toxafeno), clordano (ISO), clordecona (ISO), DDT (ISO) (clofenotano (DCI), 1,1,1-tricloro-2,2-bis(p-clorofenil)etano), dieldrin (ISO, DCI), endossulfan (ISO), endrin (ISO), heptacloro (ISO) ou mirex (ISO)
 8500 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham 1,2,3,4,5,6-hexaclorocicloexano (HCH (ISO)), incluindo o lindano (ISO, DCI
 8600 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham pentaclorobenzeno (ISO) ou hexaclorobenzeno (ISO)
 8700 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham ácido perfluoroctano sulfônico, seus sais, perfluoroctanossulfonamidas, ou fluoreto de perfluoroctanossulfonila
 88 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham éteres tetra-, penta-, hexa-, hepta- ou octabromodifenílicos Que contenham éteres
  10 tetra- ou pentabromodifenílicos
  20 hexa-, hepta- ou octabromodifenílicos
 8900 Mercadorias mencionadas na Nota de subposições 3 do presente Capítulo, Que contenham parafinas cloradas de cadeia curta
 9100 Outros, Misturas e preparações constituídas principalmente por metilfosfonato de (5-etil-2-metil-2-óxido-1,3,2-dioxafosfinan-5-il)metil metila e metilfosfonato de bis[(5-etil-2-metil-2-óxido-1,3,2-dioxafosfinan-5-il)metila]
 9200 Outros, Ésteres de poliglicol do ácido metilfosfônico
 9911 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Salinomicina micelial
 9912 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Com um teor de cianocobalamina inferior ou igual a 55 %, em peso
 9913 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Da fabricação da primicina amônica
 9914 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Senduramicina sódica, da fabricação da senduramicina
 9915 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Maduramicina amônica, em solução alcoólica, da fabricação da maduramicina
 9919 Outros, Outros Produtos intermediários da fabricação de antibióticos ou de vitaminas ou de outros produtos da posição 29.36 Outros
 9921 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Ácidos graxos (gordos) dimerizados; preparações que contenham ácidos graxos (gordos) dimerizados
 9922 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Preparações que contenham estearoilbenzoilmetano e palmitoilbenzoilmetano; preparações que contenham caprilato e caprato de propilenoglicol
 9923 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Preparações que contenham triglicerídios dos ácidos caprílico e cáprico
 9924 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Ésteres de álcoois graxos (gordos) de C12 a C20 do ácido metacrílico e suas misturas; ésteres de ácidos monocarboxílicos de C10 ramificados com glicerol
 9925 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Misturas de ésteres dimetílicos dos ácidos adípico, glutárico e succínico; misturas de ácidos dibásicos de C11 e C12; ácidos naftênicos, seus sais insolúveis em água e seus éstere
 9929 Outros, Outros Derivados de ácidos graxos (gordos) industriais; misturas e preparações que contenham álcoois graxos (gordos) ou ácidos carboxílicos ou derivados destes produtos Outros
 9931 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Que contenham isocianatos de hexametileno ou outros isocianatos
 9932 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Que contenham aminas graxas de C8 a C22
 9933 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Que contenham polietilenoaminas e dietilenotriaminas, próprias para a coagulação do láte
 9934 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Outras, que contenham polietilenoaminas
 9935 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Misturas de mono-, di- e triisopropanolaminas
 9936 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Reticulantes para silicones
 9939 Outros, Outros Misturas e preparações para borracha ou plástico e outras misturas e preparações para endurecer resinas sintéticas, colas, pinturas ou usos semelhantes Outras
 9941 Outros, Outros Misturas e preparações desincrustantes, anticorrosivas ou antioxidantes; fluidos para a transferência de calor Preparações desincrustantes, anticorrosivas ou antioxidantes
 9942 Outros, Outros Misturas e preparações desincrustantes, anticorrosivas ou antioxidantes; fluidos para a transferência de calor Mistura eutética de difenila e óxido de difenila
 9943 Outros, Outros Misturas e preparações desincrustantes, anticorrosivas ou antioxidantes; fluidos para a transferência de calor À base de trimetil-3,9-dietildecano
 9949 Outros, Outros Misturas e preparações desincrustantes, anticorrosivas ou antioxidantes; fluidos para a transferência de calor Outros
 9951 Outros, Outros Polietilenoglicóis e suas misturas; polipropilenoglicóis e suas misturas; misturas e preparações que contenham ésteres de ácidos inorgânicos e seus derivados Antiespumantes que contenham fosfato de tributila em solução de álcool isopropílico
 9952 Outros, Outros Polietilenoglicóis e suas misturas; polipropilenoglicóis e suas misturas; misturas e preparações que contenham ésteres de ácidos inorgânicos e seus derivados Misturas de polietilenoglicóis
 9953 Outros, Outros Polietilenoglicóis e suas misturas; polipropilenoglicóis e suas misturas; misturas e preparações que contenham ésteres de ácidos inorgânicos e seus derivados Polipropilenoglicol líquido
 9954 Outros, Outros Polietilenoglicóis e suas misturas; polipropilenoglicóis e suas misturas; misturas e preparações que contenham ésteres de ácidos inorgânicos e seus derivados Retardante de chama que contenha misturas de trifenilfosfatos isopropilados
 9959 Outros, Outros Polietilenoglicóis e suas misturas; polipropilenoglicóis e suas misturas; misturas e preparações que contenham ésteres de ácidos inorgânicos e seus derivados Outros
 9961 À base de gadobenato de dimeglumina, de gadobutrol, de gadopentetato de dimeglumina, de gadoterato de meglumina, de gadoteridol ou de gadoxetato dissódico
 9962 À base de hexafluoreto de enxofre
 9969 Outros
 9971 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Cal sodada; carbonato de cálcio hidrófugo
 9972 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Preparações à base de sílica em suspensão coloidal; nitreto de boro de estrutura cristalina cúbica, compactado com substrato de carboneto de tungstênio (volfrâmio)
 9973 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Preparações à base de carboneto de tungstênio (volfrâmio) com níquel como aglomerante; brometo de hidrogênio em solução
 9974 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Preparações à base de hidróxido de níquel ou de cádmio, de óxido de cádmio ou de óxido ferroso férrico, próprios para a fabricação de acumuladores alcalinos
 9975 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Preparações utilizadas na elaboração de meios de cultura; trocadores de íons para o tratamento de águas; preparações à base de zeólitas artificiais
 9976 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Compostos absorventes à base de metais para aperfeiçoar o vácuo nos tubos ou válvulas elétricas
 9977 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Adubos (fertilizantes) foliares que contenham zinco ou manganês
 9978 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Preparações à base de óxido de alumínio e óxido de zircônio, com um conteúdo de óxido de zircônio igual ou superior a 20 %, em peso; preparações de óxido de alumínio com óxido de lantâni
 9979 Outros, Outros Produtos e preparações à base de elementos químicos ou de seus compostos inorgânicos, não especificados nem compreendidos noutras posições Outros
 9981 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Preparações à base de anidrido poliisobutenilsuccínico, em óleo mineral
 9982 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Halquinol; tetraclorohidroxiglicina de alumínio e zircônio
 9983 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Triisocianato de tiofosfato de fenila ou de trifenilmetano, em solução de cloreto de metileno ou de acetato de etila; preparações à base de tetraacetiletilenodiamina (TAED), em grânulo
 9984 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Que contenham éteres decabromodifenílicos
 9985 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Metilato de sódio em metanol
 9986 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Maneb; mancozeb; cloreto de benzalcônio
 9987 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Dispersão aquosa de microcápsulas de poliuretano ou de melamina-formaldeído que contenha um precursor de corante em solventes orgânicos
 9988 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Misturas constituídas principalmente pelos compostos seguintes: alquilfosfonofluoridatos de O alquila (de até C10, incluindo os cicloalquilas), N,N-dialquilfosforoamidocianidatos de O-alquila (de até C10, incluindo os cicloalquilas), hidrogênio alquilfosfonotioatos de [S-2-(dialquilamino)etila], seus ésteres de O-alquila (de até C10, incluindo os cicloalquilas) ou seus sais alquilados ou protonados, difluoretos de alquilfosfonila, hidrogênio alquilfosfonitos de [O-2-(dialquilamino)etila], seus ésteres de O-alquila (de até C10, incluindo os cicloalquilas) ou seus sais alquilados ou protonados, dialogenetos de N,N-dialquilfosforoamídicos, N,N-dialquilfosforoamidatos de dialquila, N,N-dialquil-2-cloroetilaminas ou seus sais protonados, N,N-dialquil-2-aminoetanóis ou seus sais protonados, N,N-dialquilaminoetano-2-tióis ou seus sais protonados ou por compostos que contenham um átomo de fósforo unido a um grupo alquila, sem outros átomos de carbono, (grupos alquila de C1 a C3, exceto nos casos expressamente indicados)
 9989 Outros, Outros Produtos e preparações à base de compostos orgânicos, não especificados nem compreendidos noutras posições Outros
3825 Produtos residuais das indústrias químicas ou das indústrias conexas, não especificados nem compreendidos noutras posições; resíduos municipais; lamas de tratamento de esgotos (lamas de depuração*); outros resíduos mencionados na Nota 6 deste Capítulo
 1000 Resíduos municipais
 2000 Lamas de tratamento de esgotos (Lamas de depuração*)
 3000 Resíduos clínicos
 4100 Resíduos de solventes orgânicos, Halogenados
 4900 Resíduos de solventes orgânicos, Outros
 5000 Resíduos de soluções decapantes para metais, de fluidos hidráulicos, de fluidos para freios (travões) e de fluidos anticongelantes
 6100 Outros resíduos das indústrias químicas ou das indústrias conexas, Que contenham principalmente constituintes orgânicos
 6900 Outros resíduos das indústrias químicas ou das indústrias conexas, Outros
 9000 Outros
3826 Biodiesel e suas misturas, que não contenham ou que contenham menos de 70 %, em peso, de óleos de petróleo ou de óleos minerais betuminosos
 0000
3827 Misturas que contenham derivados halogenados do metano, do etano ou do propano, não especificadas nem compreendidas noutras posições
 11 Que contenham clorofluorcarbonetos (CFC), mesmo que contenham hidroclorofluorcarbonetos (HCFC), perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC); que contenham hidrobromofluorcarbonetos (HBFC); que contenham tetracloreto de carbono; que contenham 1,1,1-tricloroetano (metilclorofórmio), Que contenham clorofluorcarbonetos (CFC), mesmo que contenham hidroclorofluorcarbonetos (HCFC), perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC)
  10 Que contenham triclorotrifluoroetanos
  90 Outras
 1200 Que contenham clorofluorcarbonetos (CFC), mesmo que contenham hidroclorofluorcarbonetos (HCFC), perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC); que contenham hidrobromofluorcarbonetos (HBFC); que contenham tetracloreto de carbono; que contenham 1,1,1-tricloroetano (metilclorofórmio), Que contenham hidrobromofluorcarbonetos (HBFC)
 1300 Que contenham clorofluorcarbonetos (CFC), mesmo que contenham hidroclorofluorcarbonetos (HCFC), perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC); que contenham hidrobromofluorcarbonetos (HBFC); que contenham tetracloreto de carbono; que contenham 1,1,1-tricloroetano (metilclorofórmio), Que contenham tetracloreto de carbono
 1400 Que contenham clorofluorcarbonetos (CFC), mesmo que contenham hidroclorofluorcarbonetos (HCFC), perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC); que contenham hidrobromofluorcarbonetos (HBFC); que contenham tetracloreto de carbono; que contenham 1,1,1-tricloroetano (metilclorofórmio), Que contenham 1,1,1-tricloroetano (metilclorofórmio)
 2000 Que contenham bromoclorodifluorometano (halon-1211), bromotrifluorometano (halon-1301) ou dibromotetrafluoroetanos (halon-2402)
 31 Que contenham hidroclorofluorcarbonetos (HCFC), mesmo que contenham perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC), Que contenham substâncias das subposições 2903.41 a 2903.48
  10 Que contenham clorodifluorometano e pentafluoroetano
  90 Outras
 32 Que contenham hidroclorofluorcarbonetos (HCFC), mesmo que contenham perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC), Outras, que contenham substâncias das subposições 2903.71 a 2903.75
  10 Que contenham clorodifluorometano e clorotetrafluoroetano
  90 Outras
 3900 Que contenham hidroclorofluorcarbonetos (HCFC), mesmo que contenham perfluorcarbonetos (PFC) ou hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC), Outras
 4000 Que contenham brometo de metila (bromometano) ou bromoclorometano
 5100 Que contenham trifluorometano (HFC-23) ou perfluorcarbonetos (PFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Que contenham trifluorometano (HFC-23)
 5900 Que contenham trifluorometano (HFC-23) ou perfluorcarbonetos (PFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras
 6100 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Que contenham, em massa, 15 % ou mais de 1,1,1-trifluoroetano (HFC-143a)
 6200 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras, não mencionadas na subposição acima, que contenham, em massa, 55 % ou mais de pentafluoroetano (HFC-125), mas que não contenham derivados fluorados não saturados dos hidrocarbonetos acíclicos (HFO)
 6300 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras, não mencionadas nas subposições acima, que contenham, em massa, 40 % ou mais de pentafluoroetano (HFC-125)
 6400 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras, não mencionadas nas subposições acima, que contenham, em massa, 30 % ou mais de 1,1,1,2- tetrafluoroetano (HFC-134a), mas que não contenham derivados fluorados não saturados dos hidrocarbonetos acíclicos (HFO)
 6500 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras, não mencionadas nas subposições acima, que contenham, em massa, 20 % ou mais de difluorometano (HFC-32) e 20 % ou mais de pentafluoroetano (HFC-125)
 6800 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras, não mencionadas nas subposições acima, que contenham substâncias das subposições 2903.41 a 2903.48
 6900 Que contenham outros hidrofluorcarbonetos (HFC), mas que não contenham clorofluorcarbonetos (CFC) ou hidroclorofluorcarbonetos (HCFC), Outras
 9000 Outras
3901 Polímeros de etileno, em formas primárias
 10 Polietileno de densidade inferior a 0,94
  20 Com carga
  30 Sem carga
 20 Polietileno de densidade igual ou superior a 0,94
  11 Com carga Vulcanizado, de densidade superior a 1,3
  19 Com carga Outros
  21 Sem carga Vulcanizado, de densidade superior a 1,3
  29 Sem carga Outros
 30 Copolímeros de etileno e acetato de vinila
  10 Nas formas previstas na Nota 6 a) deste Capítulo
  90 Outros
 4000 Copolímeros de etileno e alfa-olefina, de densidade inferior a 0,94
 9010 Outros Copolímeros de etileno e ácido acrílico
 9020 Outros Copolímeros de etileno e monômeros com radicais carboxílicos, inclusive com metacrilato de metila ou acrilato de metila como terceiro monômero
 9030 Outros Polietileno clorossulfonado
 9040 Outros Polietileno clorado
 9050 Outros Copolímeros de etileno, ácido metacrílico, com um conteúdo de etileno igual ou superior a 60 %, em peso
 9090 Outros Outros
3902 Polímeros de propileno ou de outras olefinas, em formas primárias
 10 Polipropileno
  10 Com carga
  20 Sem carga
 2000 Poli-isobutileno
 3000 Copolímeros de propileno
 9000 Outros
3903 Polímeros de estireno, em formas primárias
 11 Poliestireno, Expansível
  10 Com carga
  20 Sem carga
 1900 Poliestireno, Outros
 2000 Copolímeros de estireno-acrilonitrila (SAN)
 30 Copolímeros de acrilonitrila-butadieno-estireno (ABS)
  10 Com carga
  20 Sem carga
 9010 Outros Copolímeros de metacrilato de metilbutadieno-estireno (MBS)
 9020 Outros Copolímeros de acrilonitrilo-estireno-acrilato de butilo (ASA)
 9090 Outros Outros
3904 Polímeros de cloreto de vinila ou de outras olefinas halogenadas, em formas primárias
 10 Poli(cloreto de vinila), não misturado com outras substâncias
  10 Obtido por processo de suspensão
  20 Obtido por processo de emulsão
  90 Outros
 2100 Outro poli(cloreto de vinila), Não plastificado
 2200 Outro poli(cloreto de vinila), Plastificado
 3000 Copolímeros de cloreto de vinila e acetato de vinila
 40 Outros copolímeros de cloreto de vinila
  10 Com acetato de vinila, com um ácido dibásico ou com álcool vinílico, nas formas previstas na Nota 6 b) deste Capítulo
  90 Outros
 50 Polímeros de cloreto de vinilideno
  10 Copolímeros de cloreto de vinilideno, sem emulsionante nem plastificante
  90 Outros
 61 Polímeros fluorados, Politetrafluoretileno
  10 Nas formas previstas na Nota 6 a) deste Capítulo
  90 Outros
 69 Polímeros fluorados, Outros
  10 Copolímero de fluoreto de vinilideno e hexafluorpropileno
  90 Outros
 9010 Outros Poli(cloreto de vinila) clorado
 9090 Outros Outros
3905 Polímeros de acetato de vinila ou de outros ésteres de vinila, em formas primárias; outros polímeros de vinila, em formas primárias
 1200 Poli(acetato de vinila), Em dispersão aquosa
 19 Poli(acetato de vinila), Outro
  10 Com grupos álcool vinílico, nas formas previstas na Nota 6 b) deste Capítulo
  90 Outro
 2100 Copolímeros de acetato de vinila, Em dispersão aquosa
 2900 Copolímeros de acetato de vinila, Outros
 3000 Poli(álcool vinílico), mesmo que contenha grupos acetato não hidrolisados
 91 Outros, Copolímeros
  30 De vinilpirrolidona e acetato de vinila, em solução alcoólica
  90 Outros
 99 Outros, Outros
  10 Poli(vinilformal)
  20 Poli(butiral de vinila)
  30 Poli(vinilpirrolidona) iodada
  90 Outros
3906 Polímeros acrílicos, em formas primárias
 1000 Poli(metacrilato de metila)
 9011 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em água Poli(ácido acrílico) e seus sais
 9012 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em água Sal sódico do poli(ácido acrilamídico), solúvel em água
 9019 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em água Outros
 9021 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em solventes orgânicos Poli(ácido acrílico) e seus sais
 9022 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em solventes orgânicos Copolímero de metacrilato de 2-di-isopropilaminoetila e metacrilato de n-decila, em suspensão de dimetilacetamida
 9029 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em solventes orgânicos Outros
 9031 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em outros solventes ou sem solvente Poli(ácido acrílico) e seus sais
 9032 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em outros solventes ou sem solvente Sal sódico do poli(ácido acrilamídico), solúvel em água
 9039 Outros Nas formas previstas na Nota 6 a) deste Capítulo, em outros solventes ou sem solvente Outros
 9051 Poli(ácido acrílico) e seus sais
 9052 Sal sódico do poli(ácido acrilamídico), solúvel em água
 9053 Carboxipolimetileno, em pó
 9054 Poli(acrilato de sódio), com capacidade de absorção de uma solução aquosa de cloreto de sódio 0,9 %, em peso, igual ou superior a vinte vezes seu próprio peso
 9059 Outros
 9061 Copolímero de acrilato de potássio e acrilamida, com capacidade de absorção de água destilada de até quatrocentas vezes seu próprio peso
 9062 Copolímeros de acrilato de metila-etileno com um conteúdo de acrilato de metila igual ou superior a 50 %, em peso
 9063 Copolímero de acrilato de etila, acrilato de n-butila e acrilato de 2-metoxietila
 9064 Copolímero de acrilato de potássio e ácido acrílico, com capacidade de absorção de água destilada de até quatrocentas vezes seu próprio peso
 9065 Copolímero de acrilamida e acrilato de sódio
 9069 Outros
3907 Poliacetais, outros poliéteres e resinas epóxidas, em formas primárias; policarbonatos, resinas alquídicas, poliésteres alílicos e outros poliésteres, em formas primárias
 1010 Poliacetais Com carga, nas formas previstas na Nota 6 a) deste Capítulo
 1020 Poliacetais Com carga, nas formas previstas na Nota 6 b) deste Capítulo
 1031 Poliacetais Sem carga, nas formas previstas na Nota 6 a) deste Capítulo Polidextrose
 1039 Poliacetais Sem carga, nas formas previstas na Nota 6 a) deste Capítulo Outros
 1041 Poliacetais Sem carga, nas formas previstas na Nota 6 b) deste Capítulo, não estabilizados Polidextrose
 1042 Poliacetais Sem carga, nas formas previstas na Nota 6 b) deste Capítulo, não estabilizados Outros, em pó que passe através de uma peneira com abertura de malha de 0,85 mm em proporção superior a 80 %, em peso
 1049 Poliacetais Sem carga, nas formas previstas na Nota 6 b) deste Capítulo, não estabilizados Outros
 1091 Poliacetais Outros Em grânulos, de diâmetro de partícula superior a 2 mm, segundo a Norma ASTM E 11-7
 1099 Poliacetais Outros Outros
 2100 Outros poliéteres, Metilfosfonato de bis(polioxietileno)
 2911 Outros poliéteres, Outros Poli(óxido de fenileno), mesmo modificado com estireno ou estireno-acrilonitrila Com carga
 2912 Outros poliéteres, Outros Poli(óxido de fenileno), mesmo modificado com estireno ou estireno-acrilonitrila Sem carga
 2920 Outros poliéteres, Outros Politetrametilenoeterglicol
 2931 Outros poliéteres, Outros Polieterpolióis Polietilenoglicol 400
 2939 Outros poliéteres, Outros Polieterpolióis Outros
 2941 Outros poliéteres, Outros Poli(epicloridrina) (PECH) e seus copolímeros Poli(epicloridrina)
 2942 Outros poliéteres, Outros Poli(epicloridrina) (PECH) e seus copolímeros Copolímeros de óxido de etileno
 2949 Outros poliéteres, Outros Poli(epicloridrina) (PECH) e seus copolímeros Outros
 2991 Poliacetal poliéter (PAPE)
 2992 Éter metalílico de poli(oxietileno) (HPEG)
 2999 Outros
 30 Resinas epóxidas
  11 Com carga Nas formas previstas na Nota 6 a) deste Capítulo
  19 Com carga Outras
  21 Sem carga Copolímero de tetrabromobisfenol A e epicloridrina (resina epóxida bromada)
  22 Sem carga Outras, nas formas previstas na Nota 6 a) deste Capítulo
  29 Sem carga Outras
 40 Policarbonatos
  10 Nas formas previstas na Nota 6 b) deste Capítulo, com transmissão de luz de comprimento de onda de 550 nm ou 800 nm, superior a 89 %, segundo Norma ASTM D 1003-00 e índice de fluidez de massa igual ou superior a 60 g/10 min e inferior ou igual a 80 g/10 min segundo Norma ASTM D 123
  20 Em pó ou flocos, com índice de fluidez de massa inferior a 60 g/10 min ou superior a 80 g/10 min segundo Norma ASTM D 123
  90 Outros
 50 Resinas alquídicas
  10 Nas formas previstas na Nota 6 a) deste Capítulo
  90 Outras
 6100 Poli(tereftalato de etileno), De um índice de viscosidade de 78 ml/g ou mais
 6900 Poli(tereftalato de etileno), Outros
 7000 Poli(ácido láctico)
 9100 Outros poliésteres, Não saturados
 99 Outros poliésteres, Outros
  11 Poli(tereftalato de butileno) Com carga de fibra de vidro
  12 Poli(tereftalato de butileno) Outros, nas formas previstas na Nota 6 a) deste Capítulo
  19 Poli(tereftalato de butileno) Outros
  91 Outros Nas formas previstas na Nota 6 a) deste Capítulo
  92 Outros Poli(épsilon-caprolactona)
  93 Outros Copolímero de tereftalato de dimetila, cicloexanodimetanol e ácido isoftálico
  94 Outros Copolímero de tereftalato de dimetila, cicloexanodimetanol e tetrametil ciclobutanodiol
  95 Outros Copolímero de tereftalato de dimetila, cicloexanodimetanol e etilenoglicol
  99 Outros Outros
3908 Poliamidas em formas primárias
 10 Poliamida-6, -11, -12, -6,6, -6,9, -6,10 ou -6,12 Nas formas previstas na Nota 6
  11 a) deste Capítulo Poliamida-11
  12 a) deste Capítulo Poliamida-12
  13 a) deste Capítulo Poliamida-6 ou poliamida-6,6, com carga
  14 a) deste Capítulo Poliamida-6 ou poliamida-6,6, sem carga
  19 a) deste Capítulo Outras
  21 b) deste Capítulo Poliamida-11
  22 b) deste Capítulo Poliamida-12
  23 b) deste Capítulo Poliamida-6 ou poliamida-6,6, com carga
  25 b) deste Capítulo Poliamida-6, sem carga
  26 b) deste Capítulo Poliamida-6,6, sem carga
  29 b) deste Capítulo Outras
 9010 Outras Copolímero de lauril-lactama
 9020 Outras Obtidas por condensação de ácidos graxos (gordos) dimerizados ou trimerizados com etilenamina
 9090 Outras Outras
3909 Resinas amínicas, resinas fenólicas e poliuretanos, em formas primárias
 1000 Resinas ureicas; resinas de tioureia
 20 Resinas melamínicas
  11 Com carga Melamina-formaldeído, em pó
  19 Com carga Outras
  21 Sem carga Melamina-formaldeído, em pó
  29 Sem carga Outras
 3100 Outras resinas amínicas, Poli(isocianato de fenil metileno) (MDI bruto, MDI polimérico)
 3900 Outras resinas amínicas, Outras
 40 Resinas fenólicas
  11 Lipossolúveis, puras ou modificadas Fenol-formaldeído
  19 Lipossolúveis, puras ou modificadas Outras
  91 Outras Fenol-formaldeído
  99 Outras Outras
 50 Poliuretanos Nas formas previstas na Nota 6
  11 a) deste Capítulo Soluções em solventes orgânicos
  12 a) deste Capítulo Em dispersão aquosa
  19 a) deste Capítulo Outros
  21 b) deste Capítulo Hidroxilados, com propriedades adesivas
  29 b) deste Capítulo Outros
3910 Silicones em formas primárias
 0011 Óleos Misturas de pré-polímeros lineares e cíclicos, obtidos por hidrólise de dimetildiclorosilano, de peso molecular médio inferior ou igual a 8.800
 0012 Óleos Polidimetilsiloxano, polimetilidrogenosiloxano ou misturas destes produtos, em dispersão
 0013 Óleos Copolímeros de dimetilsiloxano com compostos vinílicos, de viscosidade igual ou superior a 1.000.000 cSt
 0019 Óleos Outros
 0021 Elastômeros De vulcanização a quente
 0029 Elastômeros Outros
 0030 Resinas
 0090 Outros
3911 Resinas de petróleo, resinas de cumarona-indeno, politerpenos, polissulfetos, polissulfonas e outros produtos mencionados na Nota 3 do presente Capítulo, não especificados nem compreendidos noutras posições, em formas primárias
 10 Resinas de petróleo, resinas de cumarona, resinas de indeno, resinas de cumarona-indeno e politerpenos
  10 Com carga
  21 Sem carga Resinas de petróleo, total ou parcialmente hidrogenadas, de Cor Gardner inferior a 3, segundo Norma ASTM D 1544
  29 Sem carga Outros
 2000 Poli(1,3-fenileno metilfosfonato)
 9011 Outros Com carga Politerpenos modificados quimicamente, exceto com fenóis
 9012 Outros Com carga Polieterimidas (PEI) e seus copolímeros
 9013 Outros Com carga Polietersulfonas (PES) e seus copolímeros
 9014 Outros Com carga Poli(sulfeto de fenileno)
 9019 Outros Com carga Outros
 9021 Outros Sem carga Politerpenos modificados quimicamente, exceto com fenóis
 9022 Outros Sem carga Poli(sulfeto de fenileno)
 9023 Outros Sem carga Polietilenaminas
 9024 Outros Sem carga Polieterimidas (PEI) e seus copolímeros
 9025 Outros Sem carga Polietersulfonas (PES) e seus copolímeros
 9026 Outros Sem carga Polissulfonas
 9027 Outros Sem carga Cloreto de hexadimetrina
 9029 Outros Sem carga Outros
3912 Celulose e seus derivados químicos, não especificados nem compreendidos noutras posições, em formas primárias
 11 Acetatos de celulose, Não plastificados
  10 Com carga
  20 Sem carga
 1200 Acetatos de celulose, Plastificados
 20 Nitratos de celulose (incluindo os colódios)
  10 Com carga
  21 Sem carga Em álcool, com um teor de não voláteis igual ou superior a 65 %, em peso
  29 Sem carga Outros
 31 Éteres de celulose, Carboximetilcelulose e seus sais
  11 Carboximetilcelulose Com um teor de carboximetilcelulose igual ou superior a 75 %, em peso
  19 Carboximetilcelulose Outros
  21 Sais Com um teor de sais igual ou superior a 75 %, em peso
  29 Sais Outros
 39 Éteres de celulose, Outros
  10 Metil-, etil- e propilcelulose, hidroxiladas
  20 Outras metilceluloses
  30 Outras etilceluloses
  90 Outros
 9010 Outros Propionato de celulose
 9020 Outros Acetobutanoato de celulose
 9031 Outros Celulose microcristalina Em pó
 9039 Outros Celulose microcristalina Outras
 9040 Outros Outras celuloses, em pó
 9090 Outros Outros
3913 Polímeros naturais (ácido algínico, por exemplo) e polímeros naturais modificados (por exemplo, proteínas endurecidas, derivados químicos da borracha natural), não especificados nem compreendidos noutras posições, em formas primárias
 1000 Ácido algínico, seus sais e seus ésteres
 9011 Outros Derivados químicos da borracha natural Borracha clorada ou cloridratada, nas formas previstas na Nota 6 b) deste Capítulo
 9012 Outros Derivados químicos da borracha natural Borracha clorada, noutras formas
 9019 Outros Derivados químicos da borracha natural Outros
 9020 Outros Goma xantana
 9030 Outros Dextrana
 9040 Outros Proteínas endurecidas
 9050 Outros Quitosan (Chitosan), seus sais ou seus derivados
 9060 Outros Sulfato de condroitina
 9090 Outros Outros
3914 Permutadores de íons à base de polímeros das posições 39.01 a 39.13, em formas primárias
 0011 De poliestireno e seus copolímeros De copolímeros de estireno-divinilbenzeno, sulfonados
 0019 De poliestireno e seus copolímeros Outros
 0090 Outros
3915 Desperdícios, resíduos e aparas, de plástico
 1000 De polímeros de etileno
 2000 De polímeros de estireno
 3000 De polímeros de cloreto de vinila
 9000 De outro plástico
3916 Monofilamentos cuja maior dimensão da seção transversal seja superior a 1 mm (monofios), varas, bastões e perfis, mesmo trabalhados à superfície, mas não trabalhados de outro modo, de plástico
 1000 De polímeros de etileno
 2000 De polímeros de cloreto de vinila
 90 De outro plástico
  10 Monofilamentos
  90 Outros
3917 Tubos e seus acessórios (por exemplo, juntas, cotovelos, flanges, uniões), de plástico
 10 Tripas artificiais de proteínas endurecidas ou de plástico celulósico De
  10 proteínas endurecidas
  21 plástico celulósico Fibrosas, de celulose regenerada, de diâmetro igual ou superior a 150 mm
  29 plástico celulósico Outras
 2100 Tubos rígidos, De polímeros de etileno
 2210 De seção transversal interna redonda de diâmetro inferior a 6 mm e externa hexagonal
 2290 Outros
 2300 Tubos rígidos, De polímeros de cloreto de vinila
 2900 Tubos rígidos, De outro plástico
 3100 Outros tubos, Tubos flexíveis podendo suportar uma pressão de, pelo menos, 27,6 MPa
 32 Outros tubos, Outros, não reforçados com outras matérias, nem associados de outra forma com outras matérias, sem acessórios
  10 De copolímeros de etileno
  21 De polipropileno Tubos capilares, semipermeáveis, próprios para hemodiálise ou para oxigenação sanguínea
  29 De polipropileno Outros
  30 De poli(tereftalato de etileno)
  40 De silicones
  51 De celulose regenerada Tubos capilares, semipermeáveis, próprios para hemodiálise
  59 De celulose regenerada Outros
  90 Outros
 3300 Outros tubos, Outros, não reforçados com outras matérias, nem associados de outra forma com outras matérias, com acessórios
 3900 Outros tubos, Outros
 4010 Acessórios Do tipo utilizado em linhas de sangue para hemodiálise
 4090 Acessórios Outros
3918 Revestimentos para pisos (pavimentos), de plástico, mesmo autoadesivos, em rolos ou em forma de ladrilhos ou de placas (lajes); revestimentos para paredes ou para tetos, de plástico, definidos na Nota 9 do presente Capítulo
 1000 De polímeros de cloreto de vinila
 9000 De outro plástico
3919 Chapas, folhas, tiras, fitas, películas e outras formas planas, autoadesivas, de plástico, mesmo em rolos
 10 Em rolos de largura não superior a 20 cm
  10 De polipropileno
  20 De poli(cloreto de vinila)
  90 Outras
 9010 Outras De polipropileno
 9020 Outras De poli(cloreto de vinila)
 9090 Outras Outras
3920 De
 10 polímeros de etileno
  10 De densidade igual ou superior a 0,94, espessura inferior ou igual a 19 micrômetros (mícrons), em rolos de largura inferior ou igual a 66 cm
  91 Outras De densidade inferior a 0,94, com óleo de parafina e carga (sílica e negro de fumo), apresentando nervuras paralelas entre si, com uma resistência elétrica igual ou superior a 0,030 ohms.cm2, mas inferior ou igual a 0,120 ohms.cm2, em rolos, do tipo utilizado para a fabricação de separadores de acumuladores elétricos
  99 Outras Outras
 20 polímeros de propileno
  11 Biaxialmente orientados De largura inferior ou igual a 12,5 cm e espessura inferior ou igual a 10 micrômetros (mícrons), metalizadas
  12 Biaxialmente orientados De largura inferior ou igual a 1 m e espessura inferior ou igual a 13 micrômetros (mícrons), com uma ou ambas as faces rugosas de rugosidade relativa (relação entre a espessura média e a máxima) igual ou superior a 6 %, de rigidez dielétrica igual ou superior a 500 V/micrômetro (Norma ASTM D 3755-97), em rolo
  19 Biaxialmente orientados Outras
  90 Outras
 3000 polímeros de estireno
 43 polímeros de cloreto de vinila, Que contenham, em peso, pelo menos 6 % de plastificantes
  10 De poli(cloreto de vinila), transparentes, termocontráteis, de espessura inferior ou igual a 250 micrômetros (mícrons)
  90 Outras
 4900 polímeros de cloreto de vinila, Outras
 5100 polímeros acrílicos, De poli(metacrilato de metila)
 5900 polímeros acrílicos, Outras
 6100 policarbonatos, de resinas alquídicas, de poliésteres alílicos ou de outros poliésteres, De policarbonatos
 62 policarbonatos, de resinas alquídicas, de poliésteres alílicos ou de outros poliésteres, De poli(tereftalato de etileno)
  11 De espessura inferior ou igual a 40 micrômetros (mícrons) De espessura inferior a 5 micrômetros (mícrons)
  19 De espessura inferior ou igual a 40 micrômetros (mícrons) Outras
  91 Outras Com largura superior a 12 cm, sem qualquer trabalho à superfície
  99 Outras Outras
 6300 policarbonatos, de resinas alquídicas, de poliésteres alílicos ou de outros poliésteres, De poliésteres não saturados
 6900 policarbonatos, de resinas alquídicas, de poliésteres alílicos ou de outros poliésteres, De outros poliésteres
 7100 celulose ou dos seus derivados químicos, De celulose regenerada
 73 celulose ou dos seus derivados químicos, De acetatos de celulose
  10 De espessura inferior ou igual a 0,75 mm
  90 Outras
 79 celulose ou dos seus derivados químicos, De outros derivados da celulose
  10 De fibra vulcanizada, de espessura inferior ou igual a 1 mm
  90 Outros
 9100 outro plástico, De poli(butiral de vinila)
 9200 outro plástico, De poliamidas
 9300 outro plástico, De resinas amínicas
 9400 outro plástico, De resinas fenólicas
 99 outro plástico, De outro plástico
  10 De silicone
  20 De poli(álcool vinílico)
  30 De polímeros de fluoreto de vinila
  40 De poliimida
  50 De poli(clorotrifluoretileno)
  90 Outras
3921 Outras chapas, folhas, películas, tiras e lâminas, de plástico
 1100 Produtos alveolares, De polímeros de estireno
 1200 Produtos alveolares, De polímeros de cloreto de vinila
 13 Produtos alveolares, De poliuretanos
  10 Com base poliéster, de células abertas, com um número de poros por decímetro linear igual ou superior a 24 e inferior ou igual a 157 (6 a 40 poros por polegada linear), com resistência à compressão 50 % (RC50) igual ou superior a 3,0 kPa e inferior ou igual a 6,0 kP
  90 Outras
 1400 Produtos alveolares, De celulose regenerada
 1900 Produtos alveolares, De outro plástico
 9011 Outras Estratificadas, reforçadas ou com suporte De resina melamina-formaldeído
 9012 Outras Estratificadas, reforçadas ou com suporte De polietileno, com reforço de napas de fibras de polietileno paralelizadas, superpostas entre si em ângulo de 90º e impregnadas com resinas
 9013 Outras Estratificadas, reforçadas ou com suporte De copolímeros de tetrafluoretileno reforçadas com tecido de fibras de politetrafluoretileno, do tipo utilizado como membranas semipermeáveis em células de eletrólis
 9019 Outras Estratificadas, reforçadas ou com suporte Outras
 9020 Outras De poli(tereftalato de etileno), com camada antiestática à base de gelatina ou de látex em ambas as faces, mesmo com halogenetos de potássio
 9090 Outras Outras
3922 Banheiras, boxes para chuveiros (polibãs*), pias, lavatórios, bidés, sanitários e seus assentos e tampas, caixas de descarga (autoclismos*) e artigos semelhantes para usos sanitários ou higiênicos, de plástico
 1000 Banheiras, boxes para chuveiros (polibãs*), pias e lavatórios
 2000 Assentos e tampas, de sanitários
 9000 Outros
3923 Artigos de transporte ou de embalagem, de plástico; rolhas, tampas, cápsulas e outros dispositivos para fechar recipientes, de plástico
 10 Caixas, caixotes, engradados e artigos semelhantes
  10 Estojos de plástico, do tipo utilizado para acondicionar discos para sistemas de leitura por raio lase
  90 Outros
 21 Sacos de quaisquer dimensões, bolsas e cartuchos, De polímeros de etileno
  10 De capacidade inferior ou igual a 1.000 cm3
  90 Outros
 29 Sacos de quaisquer dimensões, bolsas e cartuchos, De outro plástico
  10 De capacidade inferior ou igual a 1.000 cm3
  90 Outros
 30 Garrafões, garrafas, frascos e artigos semelhantes
  10 Recipientes para gás liquefeito de petróleo (GLP)
  90 Outros
 4000 Bobinas, carretéis, canelas e suportes semelhantes
 5000 Rolhas, tampas, cápsulas e outros dispositivos para fechar recipientes
 9010 Outros Paletes simples, paletes-caixas e outros estrados para carga; taipais de palete
 9090 Outros Outro
3924 Serviços de mesa, artigos de cozinha, outros artigos de uso doméstico e artigos de higiene ou de toucador, de plástico
 1000 Serviços de mesa e outros utensílios de mesa ou de cozinha
 9000 Outros
3925 Artigos para apetrechamento de construções, de plástico, não especificados nem compreendidos noutras posições
 1000 Reservatórios, cisternas, cubas e recipientes análogos, de capacidade superior a 300 l
 2000 Portas, janelas e seus caixilhos, alizares e soleiras
 3000 Postigos, estores (incluindo as venezianas) e artigos semelhantes, e suas partes
 9010 Outros De poliestireno expandido (EPS)
 9090 Outros Outros
3926 Outras obras de plástico e obras de outras matérias das posições 39.01 a 39.14
 1000 Artigos de escritório e artigos escolares
 2000 Vestuário e seus acessórios (incluindo as luvas, mitenes e semelhantes)
 3000 Guarnições para móveis, carroçarias ou semelhantes
 4000 Estatuetas e outros objetos de ornamentação
 9010 Outras Arruelas (anilhas)
 9021 Outras Correias de transmissão e correias transportadoras De transmissão
 9022 Outras Correias de transmissão e correias transportadoras Transportadoras
 9030 Outras Bolsas para uso em medicina (hemodiálise e usos semelhantes)
 9040 Outras Artigos de laboratório ou de farmácia
 9050 Outras Acessórios do tipo utilizado em linhas de sangue para hemodiálise, tais como: obturadores, incluindo os reguláveis (clamps), clipes e semelhantes
 9061 Outras Anéis de seção transversal circular (O-rings) De tetrafluoretileno e éter perfluorometilvinil
 9069 Outras Anéis de seção transversal circular (O-rings) Outros
 9090 Outras Outras
4001 Borracha natural, balata, guta-percha, guaiúle, chicle e gomas naturais análogas, em formas primárias ou em chapas, folhas ou tiras
 1000 Látex de borracha natural, mesmo pré-vulcanizado
 2100 Borracha natural noutras formas, Folhas fumadas
 2200 Borracha natural noutras formas, Borracha natural tecnicamente especificada (TSNR)
 29 Borracha natural noutras formas, Outras
  10 Crepadas
  20 Granuladas ou prensadas
  90 Outras
 3000 Balata, guta-percha, guaiúle, chicle e gomas naturais análogas
4002 Borracha sintética e borracha artificial derivada dos óleos, em formas primárias ou em chapas, folhas ou tiras; misturas dos produtos da posição 40.01 com produtos da presente posição, em formas primárias ou em chapas, folhas ou tiras
 11 Borracha de estireno-butadieno (SBR); borracha de estireno-butadieno carboxilada (XSBR), Látex De estireno-butadieno
  10 (SBR)
  20 carboxilada (XSBR)
 19 Borracha de estireno-butadieno (SBR); borracha de estireno-butadieno carboxilada (XSBR), Outras De estireno-butadieno
  11 (SBR) Em chapas, folhas ou tiras
  12 (SBR) Grau alimentício de acordo com o estabelecido pelo Food Chemical Codex, em formas primária
  19 (SBR) Outras
  20 carboxilada (XSBR)
 20 Borracha de butadieno (BR)
  10 Óleo
  91 Outras 1,2- polibutadieno sindiotáctic
  99 Outras Outra
 3100 Borracha de isobuteno-isopreno (butila) (IIR); borracha de isobuteno-isopreno halogenada (CIIR ou BIIR), Borracha de isobuteno-isopreno (butila) (IIR)
 3900 Borracha de isobuteno-isopreno (butila) (IIR); borracha de isobuteno-isopreno halogenada (CIIR ou BIIR), Outras
 4100 Borracha de cloropreno (clorobutadieno) (CR), Látex
 4900 Borracha de cloropreno (clorobutadieno) (CR), Outras
 5100 Borracha de acrilonitrila-butadieno (NBR), Látex
 5900 Borracha de acrilonitrila-butadieno (NBR), Outras
 6000 Borracha de isopreno (IR)
 7000 Borracha de etileno-propileno-dieno não conjugado (EPDM)
 8000 Misturas dos produtos da posição 40.01 com produtos da presente posição
 9100 Outras, Látex
 99 Outras, Outras
  10 Borracha estireno-isopreno-estireno
  20 Borracha etileno-propileno-dieno não conjugado-propileno (EPDM-propileno)
  30 Borracha acrilonitrila-butadieno hidrogenada
  90 Outras
4003 Borracha regenerada, em formas primárias ou em chapas, folhas ou tiras
 0000
4004 Desperdícios, resíduos e aparas, de borracha não endurecida, mesmo reduzidos a pó ou a grânulos
 0000
4005 Borracha misturada, não vulcanizada, em formas primárias ou em chapas, folhas ou tiras
 10 Borracha adicionada de negro de fumo ou de sílica
  10 Borracha etileno-propileno-dieno não conjugado-propileno (EPDM-propileno), com sílica e plastificante, em grânulos
  90 Outras
 2000 Soluções; dispersões, exceto as da subposição 4005.10
 91 Outras, Chapas, folhas e tiras
  10 Preparações base para a fabricação de gomas de mascar
  90 Outras
 99 Outras, Outras
  10 Preparações base para a fabricação de gomas de mascar
  90 Outras
4006 Outras formas (por exemplo, varetas, tubos, perfis) e artigos (por exemplo, discos, arruelas (anilhas)), de borracha não vulcanizada
 1000 Perfis para recauchutagem
 9000 Outros
4007 Fios e cordas, de borracha vulcanizada
 0011 Fios Recobertos com silicone, mesmo paralelizados
 0019 Fios Outros
 0020 Cordas
4008 Chapas, folhas, tiras, varetas e perfis, de borracha vulcanizada não endurecida
 1100 De borracha alveolar, Chapas, folhas e tiras
 1900 De borracha alveolar, Outros
 2100 De borracha não alveolar, Chapas, folhas e tiras
 2900 De borracha não alveolar, Outros
4009 Tubos de borracha vulcanizada não endurecida, mesmo providos dos respectivos acessórios (por exemplo, juntas, cotovelos, flanges, uniões)
 1100 Não reforçados com outras matérias nem associados de outra forma com outras matérias, Sem acessórios
 12 Não reforçados com outras matérias nem associados de outra forma com outras matérias, Com acessórios
  10 Com uma pressão de ruptura igual ou superior a 17,3 MPa
  90 Outros
 21 Reforçados apenas com metal ou associados de outra forma apenas com metal, Sem acessórios
  10 Com uma pressão de ruptura igual ou superior a 17,3 MPa
  90 Outros
 22 Reforçados apenas com metal ou associados de outra forma apenas com metal, Com acessórios
  10 Com uma pressão de ruptura igual ou superior a 17,3 MPa
  90 Outros
 3100 Reforçados apenas com matérias têxteis ou associados de outra forma apenas com matérias têxteis, Sem acessórios
 32 Reforçados apenas com matérias têxteis ou associados de outra forma apenas com matérias têxteis, Com acessórios
  10 Com uma pressão de ruptura igual ou superior a 17,3 MPa
  90 Outros
 4100 Reforçados com outras matérias ou associados de outra forma com outras matérias, Sem acessórios
 42 Reforçados com outras matérias ou associados de outra forma com outras matérias, Com acessórios
  10 Com uma pressão de ruptura igual ou superior a 17,3 MPa
  90 Outros
4010 Correias
 1100 transportadoras, Reforçadas apenas com metal
 1200 transportadoras, Reforçadas apenas com matérias têxteis
 1900 transportadoras, Outras
 3100 de transmissão, Correias de transmissão sem fim, de seção trapezoidal, estriadas, com uma circunferência externa superior a 60 cm, mas não superior a 180 cm
 3200 de transmissão, Correias de transmissão sem fim, de seção trapezoidal, não estriadas, com uma circunferência externa superior a 60 cm, mas não superior a 180 cm
 3300 de transmissão, Correias de transmissão sem fim, de seção trapezoidal, estriadas, com uma circunferência externa superior a 180 cm, mas não superior a 240 cm
 3400 de transmissão, Correias de transmissão sem fim, de seção trapezoidal, não estriadas, com uma circunferência externa superior a 180 cm, mas não superior a 240 cm
 3500 de transmissão, Correias de transmissão sem fim, síncronas, com uma circunferência externa superior a 60 cm, mas não superior a 150 cm
 3600 de transmissão, Correias de transmissão sem fim, síncronas, com uma circunferência externa superior a 150 cm, mas não superior a 198 cm
 3900 de transmissão, Outras
4011 Pneumáticos novos, de borracha
 1000 Do tipo utilizado em automóveis de passageiros (incluindo os veículos de uso misto (station wagons) e os automóveis de corrida)
 20 Do tipo utilizado em ônibus (autocarros) ou caminhões
  10 De medida 11,00-24
  90 Outros
 3000 Do tipo utilizado em veículos aéreos
 4000 Do tipo utilizado em motocicletas
 5000 Do tipo utilizado em bicicletas
 70 Do tipo utilizado em veículos e máquinas agrícolas ou florestais
  10 Nas seguintes medidas: 4,00-15; 4,00-18; 4,00-19; 5,00-15; 5,00-16; 5,50-16; 6,00-16; 6,00-19; 6,00-20; 6,50-16; 6,50-20; 7,50-16; 7,50-18; 7,50-20
  90 Outros
 80 Do tipo utilizado em veículos e máquinas para a construção civil, de mineração e de manutenção industrial
  10 Radiais, para dumpers concebidos para serem utilizados fora de rodovias, com seção de largura igual ou superior a 940 mm (37"), para aros de diâmetro igual ou superior a 1.448 mm (57")
  20 Outros, com seção de largura igual ou superior a 1.143 mm (45"), para aros de diâmetro igual ou superior a 1.143 mm (45")
  90 Outros
 9010 Outros Com seção de largura igual ou superior a 1.143 mm (45"), para aros de diâmetro igual ou superior a 1.143 mm (45")
 9090 Outros Outros
4012 Pneumáticos recauchutados ou usados, de borracha; pneus maciços ou ocos, bandas de rodagem para pneumáticos e flaps, de borracha
 1100 Pneumáticos recauchutados, Do tipo utilizado em automóveis de passageiros (incluindo os veículos de uso misto (station wagons) e os automóveis de corrida)
 1200 Pneumáticos recauchutados, Do tipo utilizado em ônibus (autocarros) ou caminhões
 1300 Pneumáticos recauchutados, Do tipo utilizado em veículos aéreos
 1900 Pneumáticos recauchutados, Outros
 2000 Pneumáticos usados
 9010 Outros Flaps
 9090 Outros Outros
4013 Câmaras de ar de borracha
 10 Do tipo utilizado em automóveis de passageiros (incluindo os veículos de uso misto (station wagons) e os automóveis de corrida), ônibus (autocarros) ou caminhões
  10 Para pneumáticos do tipo utilizado em ônibus ou caminhões, de medida 11,00-24
  90 Outras
 2000 Do tipo utilizado em bicicletas
 9000 Outras
4014 Artigos de higiene ou de farmácia (incluindo os bicos (tetinas) para mamadeiras (biberões)), de borracha vulcanizada não endurecida, mesmo com partes de borracha endurecida
 1000 Preservativos
 9010 Outros Bolsas para gelo ou para água quente
 9090 Outros Outros
4015 Vestuário e seus acessórios (incluindo as luvas, mitenes e semelhantes), de borracha vulcanizada não endurecida, para quaisquer usos
 1200 Luvas, mitenes e semelhantes, Do tipo utilizado em medicina, cirurgia, odontologia ou veterinária
 1900 Luvas, mitenes e semelhantes, Outras
 9000 Outros
4016 Outras obras de borracha vulcanizada não endurecida
 10 De borracha alveolar
  10 Partes de veículos automóveis ou tratores e de máquinas ou aparelhos, não domésticos, dos Capítulos 84, 85 ou 90
  90 Outras
 9100 Outras, Revestimentos para pisos (pavimentos) e tapetes
 9200 Outras, Borrachas de apagar
 9300 Outras, Juntas, gaxetas e semelhantes
 9400 Outras, Defensas, mesmo infláveis, para atracação de embarcações
 95 Outras, Outros artigos infláveis
  10 De salvamento
  90 Outros
 99 Outras, Outras
  10 Tampões vedadores para condensadores, de EPDM, com perfurações para terminais
  90 Outras
4017 Borracha endurecida (ebonite, por exemplo) sob qualquer forma, incluindo os desperdícios e resíduos; obras de borracha endurecida
 0000
4101 Couros e peles em bruto de bovinos (incluindo os búfalos) ou de equídeos (frescos ou salgados, secos, tratados pela cal, piquelados ou conservados de outro modo, mas não curtidos, nem apergaminhados, nem preparados de outro modo), mesmo depilados ou divididos
 2000 Couros e peles em bruto, inteiros, não divididos, de peso unitário não superior a 8 kg quando secos, a 10 kg quando salgados a seco e a 16 kg quando frescos, salgados a úmido ou conservados de outro modo
 50 Couros e peles em bruto, inteiros, de peso unitário superior a 16 kg
  10 Sem dividir
  20 Divididos, com o lado flor
  30 Divididos, sem o lado flor
 90 Outros, incluindo dorsos (crepões*), meios-dorsos (meios-crepões*) e flancos (partes laterais)
  10 Sem dividir
  20 Divididos, com o lado flor
  30 Divididos, sem o lado flor
4102 Peles em bruto de ovinos (frescas ou salgadas, secas, tratadas pela cal, piqueladas ou conservadas de outro modo, mas não curtidas, nem apergaminhadas, nem preparadas de outro modo), mesmo depiladas ou divididas, com exceção das excluídas pela Nota 1 c) do presente Capítulo
 1000 Com lã (não depiladas)
 2100 Depiladas ou sem lã, Piqueladas
 2900 Depiladas ou sem lã, Outras
4103 Outros couros e peles em bruto (frescos ou salgados, secos, tratados pela cal, piquelados ou conservados de outro modo, mas não curtidos, nem apergaminhados, nem preparados de outro modo), mesmo depilados ou divididos, com exceção dos excluídos pelas Notas 1 b) ou 1 c) do presente Capítulo
 2000 De répteis
 3000 De suínos
 9000 Outros
4104 Couros e peles curtidos ou crust, de bovinos (incluindo os búfalos) ou de equídeos, depilados, mesmo divididos, mas não preparados de outro modo
 11 No estado úmido (incluindo wet-blue), Plena flor, não divididos; divididos, com o lado flor
  11 Plena flor, não divididos Couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2, simplesmente curtidos ao cromo (wet-blue)
  12 Plena flor, não divididos Outros couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2
  13 Plena flor, não divididos Outros couros e peles de bovinos (incluindo os búfalos), com pré-curtimenta vegetal
  14 Plena flor, não divididos Outros couros e peles de bovinos (incluindo os búfalos)
  19 Plena flor, não divididos Outros
  21 Divididos, com o lado flor Couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2, simplesmente curtidos ao cromo (wet-blue)
  22 Divididos, com o lado flor Outros couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2
  23 Divididos, com o lado flor Outros couros e peles de bovinos (incluindo os búfalos), com pré-curtimenta vegetal
  24 Divididos, com o lado flor Outros couros e peles de bovinos (incluindo os búfalos)
  29 Divididos, com o lado flor Outros
 19 No estado úmido (incluindo wet-blue), Outros
  10 Couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2, simplesmente curtidos ao cromo (wet-blue)
  20 Outros couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2
  30 Outros couros e peles de bovinos (incluindo os búfalos), com pré-curtimenta vegetal
  40 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
 41 No estado seco (crust), Plena flor, não divididos; divididos, com o lado flor
  10 Couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m
  20 Outros couros e peles de bovinos (incluindo os búfalos), curtidos ao vegetal, para solas
  30 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
 49 No estado seco (crust), Outros
  10 Couros e peles inteiros, de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m
  20 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
4105 Peles curtidas ou crust de ovinos, depiladas, mesmo divididas, mas não preparadas de outro modo
 10 No estado úmido (incluindo wet-blue)
  10 Com pré-curtimenta vegetal
  21 Pré-curtidas de outro modo Ao cromo (wet-blue)
  29 Pré-curtidas de outro modo Outras
  90 Outras
 3000 No estado seco (crust)
4106 Couros e peles, depilados, de outros animais e peles de animais desprovidos de pelos, curtidos ou crust, mesmo divididos, mas não preparados de outro modo
 21 De caprinos, No estado úmido (incluindo wet-blue)
  10 Com pré-curtimenta vegetal
  21 Pré-curtidos de outro modo Ao cromo (wet-blue)
  29 Pré-curtidos de outro modo Outros
  90 Outros
 2200 De caprinos, No estado seco (crust)
 31 De suínos, No estado úmido (incluindo wet-blue)
  10 Simplesmente curtidos ao cromo (wet-blue)
  90 Outros
 3200 De suínos, No estado seco (crust)
 4000 De répteis
 9100 Outros, No estado úmido (incluindo wet-blue)
 9200 Outros, No estado seco (crust)
4107 Couros preparados após curtimenta ou após secagem (crusting) e couros e peles apergaminhados, de bovinos (incluindo os búfalos) ou de equídeos, depilados, mesmo divididos, exceto os da posição 41.14
 11 Couros e peles inteiros, Plena flor, não divididos
  10 Couros e peles de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2
  20 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
 12 Couros e peles inteiros, Divididos, com o lado flor
  10 Couros e peles de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m2
  20 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
 19 Couros e peles inteiros, Outros
  10 Couros e peles de bovinos (incluindo os búfalos), de superfície unitária não superior a 2,6 m
  20 Outros couros e peles de bovinos (incluindo os búfalos)
  90 Outros
 91 Outros, incluindo as tiras, Plena flor, não divididos
  10 De bovinos (incluindo os búfalos)
  90 Outros
 92 Outros, incluindo as tiras, Divididos, com o lado flor
  10 De bovinos (incluindo os búfalos)
  90 Outros
 99 Outros, incluindo as tiras, Outros
  10 De bovinos (incluindo os búfalos)
  90 Outros
4112 Couros preparados após curtimenta ou após secagem (crusting) e couros e peles apergaminhados, de ovinos, depilados, mesmo divididos, exceto os da posição 41.14
 0000
4113 Couros preparados após curtimenta ou após secagem (crusting) e couros e peles apergaminhados, de outros animais, depilados, e couros preparados após curtimenta e couros e peles apergaminhados, de animais desprovidos de pelos, mesmo divididos, exceto os da posição 41.14
 1010 De caprinos Curtidos ao cromo, com acabamento
 1090 De caprinos Outros
 2000 De suínos
 3000 De répteis
 9000 Outros
4114 Couros e peles acamurçados (incluindo a camurça combinada); couros e peles envernizados ou revestidos; couros e peles metalizados
 1000 Couros e peles acamurçados (incluindo a camurça combinada)
 20 Couros e peles envernizados ou revestidos; couros e peles metalizados
  10 Envernizados ou revestidos
  20 Metalizados
4115 Couro reconstituído, à base de couro ou de fibras de couro, em chapas, folhas ou tiras, mesmo enroladas; aparas e outros desperdícios de couros ou de peles preparados ou de couro reconstituído, não utilizáveis para fabricação de obras de couro; serragem, pó e farinha, de couro
 1000 Couro reconstituído à base de couro ou de fibras de couro, em chapas, folhas ou tiras, mesmo enroladas
 2000 Aparas e outros desperdícios de couros ou de peles preparados ou de couro reconstituído, não utilizáveis para fabricação de obras de couro; serragem, pó e farinha, de couro
4201 Artigos de seleiro ou de correeiro, para quaisquer animais (incluindo as trelas, joelheiras, focinheiras, mantas de sela, alforjes, agasalhos para cães e artigos semelhantes), de quaisquer matérias
 0010 De couro natural ou reconstituído
 0090 Outros
4202 Baús (arcas) para viagem, malas e maletas, incluindo as maletas de toucador e as maletas e pastas de documentos e para estudantes, os estojos para óculos, binóculos, câmeras fotográficas e de filmar, instrumentos musicais, armas e artigos semelhantes; sacos de viagem, sacos isolantes para gêneros alimentícios e bebidas, bolsas de toucador, mochilas, bolsas, sacolas (sacos para compras), carteiras, porta-moedas, porta-cartões, cigarreiras, tabaqueiras, estojos para ferramentas, bolsas e sacos para artigos de esporte, estojos para frascos ou para joias, caixas para pó de arroz, estojos para ourivesaria e artigos semelhantes, de couro natural ou reconstituído, de folhas de plástico, de matérias têxteis, de fibra vulcanizada ou de cartão, ou recobertos, no todo ou na maior parte, dessas mesmas matérias ou de papel
 1100 Baús (arcas) para viagem, malas e maletas, incluindo as maletas de toucador e as maletas e pastas de documentos e para estudantes, e artigos semelhantes, Com a superfície exterior de couro natural ou reconstituído
 12 Baús (arcas) para viagem, malas e maletas, incluindo as maletas de toucador e as maletas e pastas de documentos e para estudantes, e artigos semelhantes, Com a superfície exterior de plástico ou de matérias têxteis De
  10 plástico
  20 matérias têxteis
 1900 Baús (arcas) para viagem, malas e maletas, incluindo as maletas de toucador e as maletas e pastas de documentos e para estudantes, e artigos semelhantes, Outros
 2100 Bolsas, mesmo com tiracolo, incluindo as que não possuam alças (pegas), Com a superfície exterior de couro natural ou reconstituído
 22 Bolsas, mesmo com tiracolo, incluindo as que não possuam alças (pegas), Com a superfície exterior de folhas de plástico ou de matérias têxteis De
  10 folhas de plástico
  20 matérias têxteis
 2900 Bolsas, mesmo com tiracolo, incluindo as que não possuam alças (pegas), Outras
 3100 Artigos do tipo normalmente levado nos bolsos ou em bolsas, Com a superfície exterior de couro natural ou reconstituído
 3200 Artigos do tipo normalmente levado nos bolsos ou em bolsas, Com a superfície exterior de folhas de plástico ou de matérias têxteis
 3900 Artigos do tipo normalmente levado nos bolsos ou em bolsas, Outros
 9100 Outros, Com a superfície exterior de couro natural ou reconstituído
 9200 Outros, Com a superfície exterior de folhas de plástico ou de matérias têxteis
 9900 Outros, Outros
4203 Vestuário e seus acessórios, de couro natural ou reconstituído
 1000 Vestuário
 2100 Luvas, mitenes e semelhantes, Especialmente concebidas para a prática de esportes
 2900 Luvas, mitenes e semelhantes, Outras
 3000 Cintos, cinturões e bandoleiras ou talabartes
 4000 Outros acessórios de vestuário
4205 Outras obras de couro natural ou reconstituído
 0000
4206 Obras de tripa, de baudruches, de bexiga ou de tendões
 0000
4301 Peles com pelo em bruto (incluindo as cabeças, caudas, patas e outras partes utilizáveis na indústria de peles), exceto as peles em bruto das posições 41.01, 41.02 ou 41.03
 1000 De visons, inteiras, mesmo com cabeça, cauda ou patas
 3000 De cordeiros denominados astracã, breitschwanz, caracul, persianer ou semelhantes, de cordeiros da Índia, da China, da Mongólia ou do Tibete, inteiras, mesmo com cabeça, cauda ou pata
 6000 De raposas, inteiras, mesmo com cabeça, cauda ou patas
 8000 De outros animais, inteiras, mesmo com cabeça, cauda ou patas
 9000 Cabeças, caudas, patas e outras partes utilizáveis na indústria de peles
4302 Peles com pelo curtidas ou acabadas (incluindo as cabeças, caudas, patas e outras partes, desperdícios e aparas), não reunidas (não montadas) ou reunidas (montadas) sem adição de outras matérias, com exceção das da posição 43.03
 1100 Peles com pelo inteiras, mesmo com cabeça, cauda ou patas, não reunidas (não montadas), De visons
 19 Peles com pelo inteiras, mesmo com cabeça, cauda ou patas, não reunidas (não montadas), Outras
  10 De ovinos
  90 Outras
 2000 Cabeças, caudas, patas e outras partes, desperdícios e aparas, não reunidos (não montados)
 3000 Peles com pelo inteiras e respectivos pedaços e aparas, reunidos (montados)
4303 Vestuário, seus acessórios e outros artigos de peles com pelo
 1000 Vestuário e seus acessórios
 9000 Outros
4304 Peles com pelo artificiais, e suas obras
 0000
4401 Lenha em qualquer forma; madeira em estilhas ou em partículas; serragem (serradura), desperdícios e resíduos, de madeira, mesmo aglomerados em toras (toros), briquetes, pellets ou em formas semelhantes
 1100 Lenha em qualquer forma, De coníferas
 1200 Lenha em qualquer forma, De não coníferas
 2100 Madeira em estilhas ou em partículas, De coníferas
 2200 Madeira em estilhas ou em partículas, De não coníferas
 3100 Serragem (serradura), desperdícios e resíduos, de madeira, aglomerados em toras (toros), briquetes, pellets ou em formas semelhantes, Pellets de madeira
 3200 Serragem (serradura), desperdícios e resíduos, de madeira, aglomerados em toras (toros), briquetes, pellets ou em formas semelhantes, Briquetes de madeira
 3900 Serragem (serradura), desperdícios e resíduos, de madeira, aglomerados em toras (toros), briquetes, pellets ou em formas semelhantes, Outros
 4100 Serragem (serradura), desperdícios e resíduos, de madeira, não aglomerados, Serragem (serradura)
 4900 Serragem (serradura), desperdícios e resíduos, de madeira, não aglomerados, Outros
4402 Carvão vegetal (incluindo o carvão de cascas ou de caroços), mesmo aglomerado
 1000 De bambu
 2000 De cascas ou de caroços
 9000 Outros
4403 Madeira em bruto, mesmo descascada, desalburnada ou esquadriada
 1100 Tratada com tinta, creosoto ou outros agentes de conservação, De coníferas
 1200 Tratada com tinta, creosoto ou outros agentes de conservação, De não coníferas
 2100 Outras, de coníferas, De pinheiro (Pinus spp.), cuja menor dimensão da seção transversal é igual ou superior a 15 cm
 2200 Outras, de coníferas, De pinheiro (Pinus spp.), outras
 2300 Outras, de coníferas, De abeto (Abies spp.) e de espruce (pícea) (Picea spp.), cuja menor dimensão da seção transversal é igual ou superior a 15 cm
 2400 Outras, de coníferas, De abeto (Abies spp.) e de espruce (pícea) (Picea spp.), outras
 2500 Outras, de coníferas, Outras, cuja menor dimensão da seção transversal é igual ou superior a 15 cm
 2600 Outras, de coníferas, Outras
 4100 Outras, de madeiras tropicais, Dark Red Meranti, Light Red Meranti e Meranti Bakau
 4200 Outras, de madeiras tropicais, Teca
 4900 Outras, de madeiras tropicais, Outras
 9100 Outras, De carvalho (Quercus spp.)
 9300 Outras, De faia (Fagus spp.), cuja menor dimensão da seção transversal é igual ou superior a 15 cm
 9400 Outras, De faia (Fagus spp.), outras
 9500 Outras, De bétula (vidoeiro) (Betula spp.), cuja menor dimensão da seção transversal é igual ou superior a 15 cm
 9600 Outras, De bétula (vidoeiro) (Betula spp.), outras
 9700 Outras, De choupo (álamo) (Populus spp.)
 9800 Outras, De eucalipto (Eucalyptus spp.)
 9900 Outras, Outras
4404 Arcos de madeira; estacas fendidas; estacas aguçadas, não serradas longitudinalmente; madeira simplesmente desbastada ou arredondada, não torneada, não recurvada nem trabalhada de qualquer outro modo, para fabricação de bengalas, guarda-chuvas, cabos de ferramentas e semelhantes; madeira em fasquias, lâminas, fitas e semelhantes
 1000 De coníferas
 2000 De não coníferas
4405 Lã de madeira; farinha de madeira
 0000
4406 Dormentes de madeira para vias férreas ou semelhantes
 1100 Não impregnados, De coníferas
 1200 Não impregnados, De não coníferas
 9100 Outros, De coníferas
 9200 Outros, De não coníferas
4407 Madeira serrada ou fendida longitudinalmente, cortada transversalmente ou desenrolada, mesmo aplainada, lixada ou unida pelas extremidades, de espessura superior a 6 mm
 1100 De coníferas, De pinheiro (Pinus spp.)
 1200 De coníferas, De abeto (Abies spp.) e de espruce (pícea) (Picea spp.)
 1300 De coníferas, De S-P-F (espruce (pícea) (Picea spp.), pinheiro (Pinus spp.) e abeto (Abies spp.))
 1400 De coníferas, De Hem-fir (tsuga (western hemlock) (Tsuga heterophylla) e abeto (Abies spp.))
 1900 De coníferas, Outras
 2100 De madeiras tropicais, Mahogany (Mogno) (Swietenia spp.)
 2200 De madeiras tropicais, Virola, Imbuia e Balsa
 2300 De madeiras tropicais, Teca
 2500 De madeiras tropicais, Dark Red Meranti, Light Red Meranti e Meranti Bakau
 2600 De madeiras tropicais, White Lauan, White Meranti, White Seraya, Yellow Meranti e Alan
 2700 De madeiras tropicais, Sapelli
 2800 De madeiras tropicais, Iroko
 29 De madeiras tropicais, Outras
  10 De cedro
  20 De ipê
  30 De pau-marfim
  40 De louro
  50 De canafístula (Peltophorum vogelianum)
  60 De cabreúva Parda (Myrocarpus spp.)
  70 De urundei (Astronium balansae)
  90 Outras
 9100 Outras, De carvalho (Quercus spp.)
 9200 Outras, De faia (Fagus spp.)
 9300 Outras, De bordo (ácer) (Acer spp.)
 9400 Outras, De prunóidea (Prunus spp.)
 9500 Outras, De freixo (Fraxinus spp.)
 9600 Outras, De bétula (vidoeiro) (Betula spp.)
 9700 Outras, De choupo (álamo) (Populus spp.)
 99 Outras, Outras
  20 De peroba (Paratecoma peroba)
  30 De guaiuvira (Patagonula americana)
  60 De amendoim (Pterogyne nitens)
  70 De angico preto (Piptadenia macrocarpa)
  90 Outras
4408 Folhas para folheados (incluindo as obtidas por corte de madeira estratificada), folhas para compensados (contraplacados) ou para madeiras estratificadas semelhantes e outras madeiras, serradas longitudinalmente, cortadas transversalmente ou desenroladas, mesmo aplainadas, lixadas, unidas pelas bordas ou pelas extremidades, de espessura não superior a 6 mm
 10 De coníferas
  10 Obtidas por corte de madeira estratificada
  91 Outras De pinho brasil (Araucaria angustifolia)
  99 Outras Outras
 31 De madeiras tropicais, Dark Red Meranti, Light Red Meranti e Meranti Bakau
  10 Obtidas por corte de madeira estratificada
  90 Outras
 39 De madeiras tropicais, Outras
  10 Obtidas por corte de madeira estratificada
  91 Outras De cedro
  92 Outras De pau-marfim
  99 Outras Outras
 9010 Outras Obtidas por corte de madeira estratificada
 9090 Outras Outras
4409 Madeira (incluindo os tacos e frisos de parquê, não montados) perfilada (com espigas, ranhuras, filetes, entalhes, chanfrada, com juntas em V, com cercadura, boleada ou semelhantes) ao longo de uma ou mais bordas, faces ou extremidades, mesmo aplainada, lixada ou unida pelas extremidades
 1000 De coníferas
 2100 De não coníferas, De bambu
 2200 De não coníferas, De madeiras tropicais
 2900 De não coníferas, Outras
4410 
 11 De madeira, Painéis de partículas
  10 Em bruto ou simplesmente polidos
  21 Recobertos na superfície com papel impregnado de melamina Em ambas as faces, com película protetora na face superior e trabalho de encaixe nas quatro laterais, do tipo utilizado para pisos (pavimentos)
  29 Recobertos na superfície com papel impregnado de melamina Outros
  90 Outros
 12 De madeira, Painéis denominados oriented strand board (OSB)
  10 Em bruto ou simplesmente polidos
  90 Outros
 19 De madeira, Outros
  11 Painéis denominados waferboard Em bruto ou simplesmente polidos
  19 Painéis denominados waferboard Outros
  91 Outros Em bruto ou simplesmente polidos
  92 Outros Recobertos na superfície com papel impregnado de melamina
  99 Outros Outros
 9000 Outros
4411 Painéis de fibras de madeira ou de outras matérias lenhosas, mesmo aglomeradas com resinas ou com outros aglutinantes orgânicos
 12 Painéis de média densidade (denominados MDF), De espessura não superior a 5 mm
  10 Não trabalhados mecanicamente nem recobertos à superfície
  90 Outros
 13 Painéis de média densidade (denominados MDF), De espessura superior a 5 mm, mas não superior a 9 mm
  10 Não trabalhados mecanicamente nem recobertos à superfície
  91 Outros Recobertos em ambas as faces com papel impregnado de melamina, película protetora na face superior e trabalho de encaixe nas quatro laterais, do tipo utilizado para pisos (pavimentos)
  99 Outros Outros
 14 Painéis de média densidade (denominados MDF), De espessura superior a 9 mm
  10 Não trabalhados mecanicamente nem recobertos à superfície
  90 Outros
 92 Outros, Com massa específica superior a 0,8 g/cm3
  10 Não trabalhados mecanicamente nem recobertos à superfície
  90 Outros
 93 Outros, Com massa específica superior a 0,5 g/cm3, mas não superior a 0,8 g/cm3
  10 Não trabalhados mecanicamente nem recobertos à superfície
  90 Outros
 94 Outros, Com massa específica não superior a 0,5 g/cm3
  10 Não trabalhados mecanicamente nem recobertos à superfície
  90 Outros
4412 Madeira compensada (contraplacada), madeira folheada, e madeiras estratificadas semelhantes
 1000 De bambu
 3100 Outras madeiras compensadas (contraplacadas), constituídas exclusivamente por folhas de madeira (exceto de bambu) cada uma das quais de espessura não superior a 6 mm, Com, pelo menos, uma camada exterior de madeira tropical
 3300 Outras madeiras compensadas (contraplacadas), constituídas exclusivamente por folhas de madeira (exceto de bambu) cada uma das quais de espessura não superior a 6 mm, Outras, com, pelo menos, uma camada exterior de madeira não conífera, das espécies amieiro (Alnus spp.), freixo (Fraxinus spp.), faia (Fagus spp.), bétula (vidoeiro) (Betula spp.), prunóidea (Prunus spp.), castanheiro (Castanea spp.), olmo (Ulmus spp.), eucalipto (Eucalyptus spp.), nogueira (Carya spp.), castanheiro-da-índia (Aesculus spp.), tília (Tilia spp.), bordo (ácer) (Acer spp.), carvalho (Quercus spp.), plátano (Platanus spp.), choupo (álamo) (Populus spp.), robínia (falsa-acácia) (Robinia spp.), tulipeiro (Liriodendron spp.) ou nogueira (Juglans spp.)
 3400 Outras madeiras compensadas (contraplacadas), constituídas exclusivamente por folhas de madeira (exceto de bambu) cada uma das quais de espessura não superior a 6 mm, Outras, com, pelo menos, uma camada exterior de madeira não conífera, não especificadas na subposição 4412.33
 3900 Outras madeiras compensadas (contraplacadas), constituídas exclusivamente por folhas de madeira (exceto de bambu) cada uma das quais de espessura não superior a 6 mm, Outras, com ambas as camadas exteriores de madeira de coníferas
 4100 Madeira microlaminada (microlamelada) colada (LVL), Com, pelo menos, uma camada exterior de madeira tropical
 4200 Madeira microlaminada (microlamelada) colada (LVL), Outras, com, pelo menos, uma camada exterior de madeira não conífera
 4900 Madeira microlaminada (microlamelada) colada (LVL), Outras, com ambas as camadas exteriores de madeira de coníferas
 5100 Com alma aglomerada, alveolada ou lamelada, Com, pelo menos, uma camada exterior de madeira tropical
 5200 Com alma aglomerada, alveolada ou lamelada, Outras, com, pelo menos, uma camada exterior de madeira não conífera
 5900 Com alma aglomerada, alveolada ou lamelada, Outras, com ambas as camadas exteriores de madeira de coníferas
 9100 Outras, Com, pelo menos, uma camada exterior de madeira tropical
 9200 Outras, Outras, com, pelo menos, uma camada exterior de madeira não conífera
 9900 Outras, Outras, com ambas as camadas exteriores de madeira de coníferas
4413 Madeira densificada, em blocos, pranchas, lâminas ou perfis
 0000
4414 Molduras de madeira para quadros, fotografias, espelhos ou objetos semelhantes
 1000 De madeira tropical
 9000 Outras
4415 Caixotes, caixas, engradados, barricas e embalagens semelhantes, de madeira; carretéis para cabos, de madeira; paletes simples, paletes-caixas e outros estrados para carga, de madeira; taipais de paletes de madeira
 1000 Caixotes, caixas, engradados, barricas e embalagens semelhantes; carretéis para cabos
 2000 Paletes simples, paletes-caixas e outros estrados para carga; taipais de paletes
4416 Barris, cubas, balsas, dornas, selhas e outras obras de tanoeiro e respectivas partes de madeira, incluindo as aduelas
 0010 De carvalho (Quercus spp.)
 0090 Outros
4417 Ferramentas, armações e cabos, de ferramentas, de escovas e de vassouras, de madeira; formas, alargadeiras e esticadores, para calçado, de madeira
 0010 Ferramentas
 0020 Formas, alargadeiras e esticadores, para calçado
 0090 Outros
4418 Obras de marcenaria e peças de carpintaria para construções, incluindo os painéis celulares, os painéis montados para revestimento de pisos (pavimentos) e as fasquias para telhados (shingles e shakes), de madeira
 1100 Janelas, janelas de sacada e respectivos caixilhos e alizares, De madeira tropical
 1900 Janelas, janelas de sacada e respectivos caixilhos e alizares, Outras
 2100 Portas e respectivos caixilhos, alizares e soleiras, De madeira tropical
 2900 Portas e respectivos caixilhos, alizares e soleiras, Outras
 3000 Postes e vigas, exceto os produtos das subposições 4418.81 a 4418.89
 4000 Cofragens para concreto (betão)
 5000 Fasquias para telhados (shingles e shakes)
 7300 Painéis montados para revestimento de pisos (pavimentos), De bambu ou com, pelo menos, a camada superior de bambu
 7400 Painéis montados para revestimento de pisos (pavimentos), Outros, para pisos (pavimentos) em mosaico
 7500 Painéis montados para revestimento de pisos (pavimentos), Outros, de camadas múltiplas
 7900 Painéis montados para revestimento de pisos (pavimentos), Outros
 8100 Produtos de madeira para engenharia estrutural, Madeira laminada (lamelada) colada (glulam ou MLC)
 8200 Produtos de madeira para engenharia estrutural, Madeira laminada (lamelada) cruzada (CLT ou X-lam)
 8300 Produtos de madeira para engenharia estrutural, Vigas em I
 8900 Produtos de madeira para engenharia estrutural, Outros
 9100 Outras, De bambu
 9200 Outras, Painéis celulares de madeira
 9900 Outras, Outras
4419 Artigos de madeira para mesa ou cozinha
 1100 De bambu, Tábuas para cortar pão, outras tábuas para cortar e artigos semelhantes
 1200 De bambu, Pauzinhos (hashi ou fachi)
 1900 De bambu, Outros
 2000 De madeira tropical
 9000 Outros
4420 
 1100 Estatuetas e outros objetos de ornamentação, De madeira tropical
 1900 Estatuetas e outros objetos de ornamentação, Outros
 9000 Outros
4421 Outras obras em madeira
 1000 Cabides para vestuário
 2000 Urnas funerárias (caixões)
 9100 Outras, De bambu
 9900 Outras, Outras
4501 Cortiça natural, em bruto ou simplesmente preparada; desperdícios de cortiça; cortiça triturada, granulada ou pulverizada
 1000 Cortiça natural, em bruto ou simplesmente preparada
 9000 Outros
4502 Cortiça natural, sem a crosta ou simplesmente esquadriada, ou em cubos, chapas, folhas ou tiras, de forma quadrada ou retangular (incluindo os esboços com arestas vivas, para rolhas)
 0000
4503 Obras de cortiça natural
 1000 Rolhas
 9000 Outras
4504 Cortiça aglomerada (mesmo com aglutinantes) e suas obras
 1000 Cubos, blocos, chapas, folhas e tiras; ladrilhos de qualquer formato; cilindros maciços, incluindo os discos
 9000 Outras
4601 Tranças e artigos semelhantes, de matérias para entrançar, mesmo reunidos em tiras; matérias para entrançar, tranças e artigos semelhantes, de matérias para entrançar, tecidos ou paralelizados, em formas planas, mesmo acabados (por exemplo, esteiras, capachos e divisórias)
 2100 Esteiras, capachos e divisórias, de matérias vegetais, De bambu
 2200 Esteiras, capachos e divisórias, de matérias vegetais, De rotim
 2900 Esteiras, capachos e divisórias, de matérias vegetais, Outras
 9200 Outros, De bambu
 9300 Outros, De rotim
 9400 Outros, De outras matérias vegetais
 9900 Outros, Outras
4602 Obras de cestaria obtidas diretamente na sua forma a partir de matérias para entrançar ou fabricadas com artigos da posição 46.01; obras de bucha (lufa*)
 1100 De matérias vegetais, De bambu
 1200 De matérias vegetais, De rotim
 1900 De matérias vegetais, Outras
 9000 Outras
4701 Pastas mecânicas de madeira
 0000
4702 Pastas químicas de madeira, para dissolução
 0000
4703 Pastas químicas de madeira, à soda ou ao sulfato, exceto pastas para dissolução
 1100 Cruas, De coníferas
 1900 Cruas, De não coníferas
 21 Semibranqueadas ou branqueadas, De coníferas
  10 Em rolo
  90 Outra
 2900 Semibranqueadas ou branqueadas, De não coníferas
4704 Pastas químicas de madeira, ao bissulfito, exceto pastas para dissolução
 1100 Cruas, De coníferas
 1900 Cruas, De não coníferas
 2100 Semibranqueadas ou branqueadas, De coníferas
 2900 Semibranqueadas ou branqueadas, De não coníferas
4705 Pastas de madeira obtidas por combinação de um tratamento mecânico com um tratamento químico
 0000
4706 Pastas de fibras obtidas a partir de papel ou cartão reciclados (desperdícios e resíduos) ou de outras matérias fibrosas celulósicas
 1000 Pastas de línteres de algodão
 2000 Pastas de fibras obtidas a partir de papel ou cartão reciclados (desperdícios e resíduos)
 3000 Outras, de bambu
 9100 Outras, Mecânicas
 9200 Outras, Químicas
 9300 Outras, Obtidas por combinação de um tratamento mecânico com um tratamento químico
4707 Papel ou cartão para reciclar (desperdícios e resíduos)
 1000 Papel ou cartão, Kraft, crus, ou papel ou cartão, ondulados (canelados*)
 2000 Outro papel ou cartão, obtidos principalmente a partir de pasta química branqueada, não corada na massa
 3000 Papel ou cartão, obtidos principalmente a partir de pasta mecânica (por exemplo, jornais, periódicos e impressos semelhantes)
 9000 Outros, incluindo os desperdícios e resíduos não selecionados
4801 Papel de jornal, em rolos ou em folhas
 0020 Em folhas, nas que nenhum lado exceda 360 mm, quando não dobradas
 0030 Outros, de peso inferior ou igual a 57 g/m2, em que 65 % ou mais, em peso, do conteúdo total de fibras seja constituído por fibras de madeiras obtidas por processo mecânico
 0090 Outros
4802 Papel e cartão, não revestidos, do tipo utilizado para escrita, impressão ou outros fins gráficos, e papel e cartão para fabricar cartões ou tiras perfurados, não perfurados, em rolos ou em folhas de forma quadrada ou retangular, de qualquer dimensão, com exclusão do papel das posições 48.01 ou 48.03; papel e cartão feitos à mão (folha a folha)
 1000 Papel e cartão feitos à mão (folha a folha)
 20 Papel e cartão próprios para fabricação de papel ou cartão fotossensível, termossensível ou eletrossensível
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 40 Papel próprio para fabricação de papéis de parede
  10 Em tiras ou rolos de largura não superior a 15 cm
  90 Outros
 54 Outro papel e cartão, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, De peso inferior a 40 g/m2
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros Fabricado principalmente a partir de pasta branqueada ou pasta obtida por um processo mecânico, de peso inferior a 19 g/m2
  99 Outros Outros
 55 Outro papel e cartão, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, De peso igual ou superior a 40 g/m2, mas não superior a 150 g/m2, em rolos
  10 De largura não superior a 15 cm
  91 Outros De desenho
  92 Outros Kraft
  99 Outros Outros
 56 Outro papel e cartão, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, De peso igual ou superior a 40 g/m2, mas não superior a 150 g/m2, em folhas em que um lado não seja superior a 435 mm e o outro não seja superior a 297 mm, quando não dobradas
  10 Em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros Para impressão de notas (papéis-moeda)
  92 Outros De desenho
  93 Outros Kraft
  99 Outros Outros
 57 Outro papel e cartão, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, Outros, de peso igual ou superior a 40 g/m2, mas não superior a 150 g/m2
  10 Em tiras de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros Para impressão de notas (papéis-moeda)
  92 Outros De desenho
  93 Outros Kraft
  99 Outros Outros
 58 Outro papel e cartão, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, De peso superior a 150 g/m2
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros De desenho
  92 Outros Kraft
  99 Outros Outros
 61 Outro papel e cartão, em que mais de 10 %, em peso, do conteúdo total de fibras seja constituído por fibras obtidas por processo mecânico ou químico-mecânico, Em rolos
  10 De largura não superior a 15 cm
  91 Outros De peso inferior ou igual a 57 g/m2, em que 65 % ou mais, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo mecânico
  92 Outros Kraft
  99 Outros Outros
 62 Outro papel e cartão, em que mais de 10 %, em peso, do conteúdo total de fibras seja constituído por fibras obtidas por processo mecânico ou químico-mecânico, Em folhas em que um lado não seja superior a 435 mm e o outro não seja superior a 297 mm, quando não dobradas
  10 Em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros De peso inferior ou igual a 57 g/m2, em que 65 % ou mais, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo mecânico
  92 Outros Kraft
  99 Outros Outros
 69 Outro papel e cartão, em que mais de 10 %, em peso, do conteúdo total de fibras seja constituído por fibras obtidas por processo mecânico ou químico-mecânico, Outros
  10 Em tiras de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  91 Outros De peso inferior ou igual a 57 g/m2, em que 65 % ou mais, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo mecânico
  92 Outros Kraft
  99 Outros Outros
4803 Papel do tipo utilizado para papel higiênico, lenços (toalhitas) demaquilantes, toalhas, guardanapos ou para papel semelhante de uso doméstico, higiênico ou toucador, pasta (ouate) de celulose e mantas de fibras de celulose, mesmo encrespados, plissados, gofrados, estampados, perfurados, coloridos à superfície, decorados à superfície ou impressos, em rolos ou em folhas
 0010 Pasta (ouate) de celulose e mantas de fibras de celulose
 0090 Outros
4804 Papel e cartão, Kraft, não revestidos, em rolos ou em folhas, exceto os das posições 48.02 e 48.03
 1100 Papel e cartão para cobertura, denominados Kraftliner, Crus
 1900 Papel e cartão para cobertura, denominados Kraftliner, Outros
 2100 Papel Kraft para sacos de grande capacidade, Crus
 2900 Papel Kraft para sacos de grande capacidade, Outros
 31 Outro papel e cartão, Kraft, de peso não superior a 150 g/m2, Crus
  10 De rigidez dielétrica igual ou superior a 600 V (método ASTM D 202 ou equivalente)
  90 Outros
 39 Outro papel e cartão, Kraft, de peso não superior a 150 g/m2, Outros
  10 De rigidez dielétrica igual ou superior a 600 V (método ASTM D 202 ou equivalente)
  90 Outros
 4100 Outro papel e cartão, Kraft, de peso superior a 150 g/m2, mas inferior a 225 g/m2, Crus
 4200 Outro papel e cartão, Kraft, de peso superior a 150 g/m2, mas inferior a 225 g/m2, Branqueados uniformemente na massa e em que mais de 95 %, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo químico
 4900 Outro papel e cartão, Kraft, de peso superior a 150 g/m2, mas inferior a 225 g/m2, Outros
 5100 Outro papel e cartão, Kraft, de peso igual ou superior a 225 g/m2, Crus
 5200 Outro papel e cartão, Kraft, de peso igual ou superior a 225 g/m2, Branqueados uniformemente na massa e em que mais de 95 %, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo químico
 59 Outro papel e cartão, Kraft, de peso igual ou superior a 225 g/m2, Outros
  10 Semibranqueados, com um conteúdo de 100 %, em peso, de fibras de madeira obtidas por processo químico
  90 Outros
4805 Outro papel e cartão, não revestidos, em rolos ou em folhas, não tendo sofrido trabalho complementar nem tratamentos, exceto os especificados na Nota 3 do presente Capítulo
 1100 Papel para ondular (canelar*), Papel semiquímico para ondular (canelar*)
 1200 Papel para ondular (canelar*), Papel palha para ondular (canelar*)
 1900 Papel para ondular (canelar*), Outros
 2400 Testliner (fibras recicladas), De peso não superior a 150 g/m2
 2500 Testliner (fibras recicladas), De peso superior a 150 g/m2
 3000 Papel sulfite de embalagem
 40 Papel-filtro e cartão-filtro
  10 De peso superior a 15 g/m2, mas não superior a 25 g/m2, com um conteúdo de fibras sintéticas termossoldáveis igual ou superior a 20 %, mas não superior a 30 %, em peso, do conteúdo total de fibras
  90 Outros
 5000 Papel-feltro e cartão-feltro, papel e cartão lanosos
 9100 Outros, De peso não superior a 150 g/m2
 92 Outros, De peso superior a 150 g/m2, mas inferior a 225 g/m2
  10 Com fibras de vidro
  90 Outros
 9300 Outros, De peso igual ou superior a 225 g/m2
4806 Papel-pergaminho e cartão-pergaminho (sulfurizados), papel impermeável a gorduras, papel vegetal, papel cristal e outro papel calandrado transparente ou translúcido, em rolos ou em folhas
 1000 Papel-pergaminho e cartão-pergaminho (sulfurizados)
 2000 Papel impermeável a gorduras
 3000 Papel vegetal
 4000 Papel cristal e outro papel calandrado transparente ou translúcido
4807 Papel e cartão obtidos por colagem de folhas sobrepostas, não revestidos na superfície nem impregnados, mesmo reforçados interiormente, em rolos ou em folhas
 0000
4808 Papel e cartão ondulados (canelados*) (mesmo recobertos por colagem), encrespados, plissados, gofrados, estampados ou perfurados, em rolos ou em folhas, exceto o papel do tipo descrito no texto da posição 48.03
 1000 Papel e cartão ondulados (canelados*), mesmo perfurados
 4000 Papel Kraft, encrespado ou plissado, mesmo gofrado, estampado ou perfurado
 9000 Outros
4809 Papel-carbono (papel químico), papel autocopiativo e outro papel para cópia ou duplicação (incluindo o revestido ou impregnado, para estênceis ou para chapas ofsete), mesmo impresso, em rolos ou em folhas
 2000 Papel autocopiativo
 9000 Outros
4810 
 13 Papel e cartão do tipo utilizado para escrita, impressão ou outras finalidades gráficas, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, Em rolos
  10 De largura não superior a 15 cm
  81 Outros, de peso superior a 150 g/m2 Metalizados
  82 Outros, de peso superior a 150 g/m2 Baritados (revestidos de óxido ou sulfato de bário)
  89 Outros, de peso superior a 150 g/m2 Outros
  91 Outros Papel revestido ou recoberto em uma face, do tipo wet strength, resistente à umidade e ao meio alcalino
  99 Outros Outros
 14 Papel e cartão do tipo utilizado para escrita, impressão ou outras finalidades gráficas, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, Em folhas em que um dos lados não seja superior a 435 mm e o outro não seja superior a 297 mm, quando não dobradas
  10 Em que nenhum lado exceda 360 mm, quando não dobradas
  81 Outros, de peso superior a 150 g/m2 Metalizados
  82 Outros, de peso superior a 150 g/m2 Baritados (revestidos de óxido ou sulfato de bário)
  89 Outros, de peso superior a 150 g/m2 Outros
  90 Outros
 19 Papel e cartão do tipo utilizado para escrita, impressão ou outras finalidades gráficas, sem fibras obtidas por processo mecânico ou químico-mecânico ou em que a percentagem destas fibras não seja superior a 10 %, em peso, do conteúdo total de fibras, Outros
  10 Em tiras de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  81 Outros, de peso superior a 150 g/m2 Metalizados
  82 Outros, de peso superior a 150 g/m2 Baritados (revestidos de óxido ou sulfato de bário)
  89 Outros, de peso superior a 150 g/m2 Outros
  91 Outros Papel revestido ou recoberto em uma face, do tipo wet strength, resistente à umidade e ao meio alcalino
  99 Outros Outros
 22 Papel e cartão do tipo utilizado para escrita, impressão ou outras finalidades gráficas, em que mais de 10 %, em peso, do conteúdo total de fibras seja constituído por fibras obtidas por processo mecânico ou químico-mecânico, Papel cuchê leve (L.W.C, lightweight coated)
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 29 Papel e cartão do tipo utilizado para escrita, impressão ou outras finalidades gráficas, em que mais de 10 %, em peso, do conteúdo total de fibras seja constituído por fibras obtidas por processo mecânico ou químico-mecânico, Outros
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 31 Papel e cartão, Kraft, exceto do tipo utilizado para escrita, impressão ou outras finalidades gráficas, Branqueados uniformemente na massa e em que mais de 95 %, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo químico, de peso não superior a 150 g/m2
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 32 Papel e cartão, Kraft, exceto do tipo utilizado para escrita, impressão ou outras finalidades gráficas, Branqueados uniformemente na massa e em que mais de 95 %, em peso, do conteúdo total de fibras seja constituído por fibras de madeira obtidas por processo químico, de peso superior a 150 g/m2
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 39 Papel e cartão, Kraft, exceto do tipo utilizado para escrita, impressão ou outras finalidades gráficas, Outros
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 92 Outro papel e cartão, De camadas múltiplas
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 99 Outro papel e cartão, Outros
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
4811 Papel, cartão, pasta (ouate) de celulose e mantas de fibras de celulose, revestidos, impregnados, recobertos, coloridos à superfície, decorados à superfície ou impressos, em rolos ou em folhas de forma quadrada ou retangular, de qualquer dimensão, exceto os produtos do tipo descrito nos textos das posições 48.03, 48.09 ou 48.10
 10 Papel e cartão alcatroados, betumados ou asfaltados
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 41 Papel e cartão gomados ou adesivos, Autoadesivos
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 49 Papel e cartão gomados ou adesivos, Outros
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 51 Papel e cartão revestidos, impregnados ou recobertos de plástico (exceto os adesivos), Branqueados, de peso superior a 150 g/m2
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  21 Outros, recobertos ou revestidos De silicone, exceto gofrados na face recoberta ou revestida
  22 Outros, recobertos ou revestidos De polietileno, estratificado com alumínio, impresso
  23 Outros, recobertos ou revestidos De polietileno ou polipropileno, em ambas as faces, base para papel fotográfico
  28 Outros, recobertos ou revestidos Outros, gofrados na face recoberta ou revestida
  29 Outros, recobertos ou revestidos Outros
  30 Outros, impregnados
 59 Papel e cartão revestidos, impregnados ou recobertos de plástico (exceto os adesivos), Outros
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  21 Outros, recobertos ou revestidos De polietileno ou polipropileno, em ambas as faces, base para papel fotográfico
  22 Outros, recobertos ou revestidos De silicone
  23 Outros, recobertos ou revestidos De polietileno, estratificado com alumínio, impresso
  29 Outros, recobertos ou revestidos Outros
  30 Outros, impregnados
 60 Papel e cartão revestidos, impregnados ou recobertos de cera, parafina, estearina, óleo ou glicerol
  10 Em tiras ou rolos de largura não superior a 15 cm ou em folhas em que nenhum lado exceda 360 mm, quando não dobradas
  90 Outros
 9011 Recobertos de pasta eletrolítica à base de amido modificado, de peso igual ou superior a 75 g/m<sup>2</sup>, mas não superior a 120 g/m<sup>2</sup>
 9019 Outros
 9020 Outros, impregnados e revestidos em ambas as faces com látex numa proporção total, em peso, igual ou superior a 15 %, de peso igual ou superior a 105 g/m<sup>2</sup>, mas não superior a 135 g/m<sup>2</sup>, do tipo utilizado como suporte para fabricação de abrasivos (lixas), em rolos
 9090 Outro papel, cartão, pasta (ouate) de celulose e mantas de fibras de celulose Outros
4812 Blocos e chapas, filtrantes, de pasta de papel
 0000
4813 Papel para cigarros, mesmo cortado nas dimensões próprias, em cadernos ou em tubos
 1000 Em cadernos ou em tubos
 2000 Em rolos de largura não superior a 5 cm
 9000 Outros
4814 Papel de parede e revestimentos para parede semelhantes; papel para vitrais
 2000 Papel de parede e revestimentos para parede semelhantes, constituídos por papel revestido ou recoberto, no lado da face, por uma camada de plástico granida, gofrada, colorida, impressa com desenhos ou decorada de qualquer outra forma
 9000 Outros
4816 Papel-carbono (papel químico), papel autocopiativo e outro papel para cópia ou duplicação (exceto os da posição 48.09), estênceis completos e chapas ofsete, de papel, mesmo acondicionados em caixas
 2000 Papel autocopiativo
 9010 Outros Papel-carbono e semelhantes
 9090 Outros Outros
4817 Envelopes, aerogramas, cartões-postais não ilustrados e cartões para correspondência, de papel ou cartão; caixas, sacos e semelhantes, de papel ou cartão, que contenham um sortido de artigos para correspondência
 1000 Envelopes
 2000 Aerogramas, cartões-postais não ilustrados e cartões para correspondência
 3000 Caixas, sacos e semelhantes, de papel ou cartão, que contenham um sortido de artigos para correspondência
4818 Papel do tipo utilizado para papel higiênico e papel semelhante, pasta (ouate) de celulose ou mantas de fibras de celulose, do tipo utilizado para fins domésticos ou sanitários, em rolos de largura não superior a 36 cm, ou cortados em forma própria; lenços, lenços (toalhitas) demaquilantes, toalhas de mão, toalhas de mesa, guardanapos, lençóis e artigos semelhantes, de uso doméstico, de toucador, higiênicos ou hospitalares, vestuário e seus acessórios, de pasta de papel, papel, pasta (ouate) de celulose ou de mantas de fibras de celulose
 1000 Papel higiênico
 2000 Lenços, lenços (toalhitas) demaquilantes e toalhas de mão
 3000 Toalhas de mesa e guardanapos
 5000 Vestuário e seus acessórios
 9010 Outros Almofadas absorventes do tipo utilizado em embalagens de produtos alimentícios
 9090 Outros Outros
4819 Caixas, sacos, bolsas, cartuchos e outras embalagens, de papel, cartão, pasta (ouate) de celulose ou de mantas de fibras de celulose; cartonagens para escritórios, lojas e estabelecimentos semelhantes
 1000 Caixas de papel ou cartão, ondulados (canelados*)
 2000 Caixas e cartonagens, dobráveis, de papel ou cartão, não ondulados (canelados*)
 3000 Sacos cuja base tenha largura igual ou superior a 40 cm
 4000 Outros sacos; bolsas e cartuchos
 5000 Outras embalagens, incluindo as capas para discos
 6000 Cartonagens para escritórios, lojas e estabelecimentos semelhantes
4820 
 1000 Livros de registro e de contabilidade, blocos de notas, de encomendas, de recibos, de apontamentos, de papel para cartas, agendas e artigos semelhantes
 2000 Cadernos
 3000 Classificadores, encadernações (exceto as capas para livros) e capas de processos
 4000 Formulários em blocos de papel múltiplas vias, mesmo com folhas intercaladas de papel-carbono (papel químico)
 5000 Álbuns para amostras ou para coleções
 9000 Outros
4821 Etiquetas de qualquer espécie, de papel ou cartão, impressas ou não
 1000 Impressas
 9000 Outras
4822 Carretéis, bobinas, canelas e suportes semelhantes, de pasta de papel, papel ou cartão, mesmo perfurados ou endurecidos
 1000 Do tipo utilizado para enrolamento de fios têxteis
 9000 Outros
4823 Outro papel, cartão, pasta (ouate) de celulose e mantas de fibras de celulose, cortados em forma própria; outras obras de pasta de papel, papel, cartão, pasta (ouate) de celulose ou de mantas de fibras de celulose
 20 Papel-filtro e cartão-filtro
  10 De peso superior a 15 g/m2, mas não superior a 25 g/m2, com um conteúdo de fibras sintéticas termossoldáveis igual ou superior a 20 %, mas não superior a 30 %, em peso, do conteúdo total de fibras
  91 Outros Em tiras ou rolos de largura superior a 15 cm, mas não superior a 36 cm
  99 Outros Outros
 4000 Papel-diagrama para aparelhos registradores, em bobinas, em folhas ou em discos
 6100 Bandejas, travessas, pratos, xícaras (chávenas), taças, copos e artigos semelhantes, de papel ou cartão, De bambu
 6900 Bandejas, travessas, pratos, xícaras (chávenas), taças, copos e artigos semelhantes, de papel ou cartão, Outros
 7000 Artigos moldados ou prensados, de pasta de papel
 9010 Outros Cartões perfurados para mecanismos Jacquard
 9020 Outros De rigidez dielétrica igual ou superior a 600 V (método ASTM D 202 ou equivalente) e de peso inferior ou igual a 60 g/m2
 9091 Outros Outros Em tiras ou rolos de largura superior a 15 cm, mas não superior a 36 cm
 9099 Outros Outros Outros
4901 Livros, brochuras e impressos semelhantes, mesmo em folhas soltas
 1000 Em folhas soltas, mesmo dobradas
 9100 Outros, Dicionários e enciclopédias, mesmo em fascículos
 9900 Outros, Outros
4902 Jornais e publicações periódicas, impressos, mesmo ilustrados ou que contenham publicidade
 1000 Que se publiquem pelo menos quatro vezes por semana
 9000 Outros
4903 Álbuns ou livros de ilustrações e álbuns para desenhar ou colorir, para crianças
 0000
4904 Música manuscrita ou impressa, ilustrada ou não, mesmo encadernada
 0000
4905 Obras cartográficas de qualquer espécie, incluindo as cartas murais, as plantas topográficas e os globos, impressas
 2000 Sob a forma de livros ou brochuras
 9000 Outras
4906 Planos, plantas e desenhos, de arquitetura, de engenharia e outros planos e desenhos industriais, comerciais, topográficos ou semelhantes, originais, feitos à mão; textos manuscritos; reproduções fotográficas em papel sensibilizado e cópias a papel-carbono (papel químico) dos planos, plantas, desenhos ou textos acima referidos
 0000
4907 Selos postais, fiscais e semelhantes, não obliterados, tendo ou destinando-se a ter curso legal no país em que têm, ou terão, um valor facial reconhecido; papel selado; notas (papéis-moeda); cheques; certificados de ações ou de obrigações e títulos semelhantes
 0010 Notas (papéis-moeda)
 0020 Cheques de viagem
 0030 Títulos de ações ou de obrigações e títulos semelhantes, convalidados e firmados
 0090 Outros
4908 Decalcomanias de qualquer espécie
 1000 Decalcomanias vitrificáveis
 9000 Outras
4909 Cartões-postais impressos ou ilustrados; cartões impressos com votos ou mensagens pessoais, mesmo ilustrados, mesmo com envelopes, guarnições ou aplicações
 0000
4910 Calendários de qualquer espécie, impressos, incluindo os blocos-calendários para desfolhar
 0000
4911 Outros impressos, incluindo as estampas, gravuras e fotografias
 10 Impressos publicitários, catálogos comerciais e semelhantes
  10 Que contenham informações relativas ao funcionamento, manutenção, reparo ou utilização de máquinas, aparelhos, veículos e outras mercadorias de origem extrazona
  90 Outros
 9100 Outros, Estampas, gravuras e fotografias
 9900 Outros, Outros
5001 Casulos de bicho-da-seda próprios para dobar
 0000
5002 Seda crua (não fiada)
 0000
5003 Desperdícios de seda (incluindo os casulos de bicho-da-seda impróprios para dobar, os desperdícios de fios e os fiapos)
 0010 Não cardados nem penteados
 0090 Outros
5004 Fios de seda (exceto fios de desperdícios de seda) não acondicionados para venda a retalho
 0000
5005 Fios de desperdícios de seda, não acondicionados para venda a retalho
 0000
5006 Fios de seda ou de desperdícios de seda, acondicionados para venda a retalho; pelo de Messina (crina de Florença)
 0000
5007 Tecidos de seda ou de desperdícios de seda
 10 Tecidos de bourrette (noil silk)
  10 Estampados, tintos ou de fios de diversas cores
  90 Outros
 20 Outros tecidos que contenham pelo menos 85 %, em peso, de seda ou de desperdícios de seda, exceto bourrette (noil silk)
  10 Estampados, tintos ou de fios de diversas cores
  90 Outros
 9000 Outros tecidos
5101 Lã não cardada nem penteada
 11 Lã suja, incluindo a lã lavada a dorso, Lã de tosquia
  10 De finura igual ou superior 22,05 micrômetros (mícrons), mas inferior ou igual a 32,6 micrômetros (mícrons)
  90 Outra
 1900 Lã suja, incluindo a lã lavada a dorso, Outra
 2100 Desengordurada, não carbonizada, Lã de tosquia
 2900 Desengordurada, não carbonizada, Outra
 3000 Carbonizada
5102 Pelos finos ou grosseiros, não cardados nem penteados
 1100 Pelos finos, De cabra de Caxemira
 1900 Pelos finos, Outros
 2000 Pelos grosseiros
5103 Desperdícios de lã ou de pelos finos ou grosseiros, incluindo os desperdícios de fios e excluindo os fiapos
 1000 Desperdícios da penteação de lã ou de pelos finos
 2000 Outros desperdícios de lã ou de pelos finos
 3000 Desperdícios de pelos grosseiros
5104 Fiapos de lã ou de pelos finos ou grosseiros
 0000
5105 Lã, pelos finos ou grosseiros, cardados ou penteados (incluindo a "lã penteada a granel")
 1000 Lã cardada
 2100 Lã penteada, "Lã penteada a granel
 29 Lã penteada, Outra
  10 Tops
  91 Outras De finura inferior a 22,5 micrômetros (mícrons)
  99 Outras Outras
 3100 Pelos finos, cardados ou penteados, De cabra de Caxemira
 3900 Pelos finos, cardados ou penteados, Outros
 4000 Pelos grosseiros, cardados ou penteados
5106 Fios de lã cardada, não acondicionados para venda a retalho
 1000 Que contenham pelo menos 85 %, em peso, de lã
 2000 Que contenham menos de 85 %, em peso, de lã
5107 Fios de lã penteada, não acondicionados para venda a retalho
 10 Que contenham pelo menos 85 %, em peso, de lã
  11 Retorcidos ou retorcidos múltiplos De dois cabos, de título inferior ou igual a 184,58 decitex por cabo
  19 Retorcidos ou retorcidos múltiplos Outros
  90 Outros
 2000 Que contenham menos de 85 %, em peso, de lã
5108 Fios de pelos finos, cardados ou penteados, não acondicionados para venda a retalho
 1000 Cardados
 2000 Penteados
5109 Fios de lã ou de pelos finos, acondicionados para venda a retalho
 1000 Que contenham pelo menos 85 %, em peso, de lã ou de pelos finos
 9000 Outros
5110 Fios de pelos grosseiros ou de crina (incluindo os fios de crina revestidos por enrolamento), mesmo acondicionados para venda a retalho
 0000
5111 Tecidos de lã cardada ou de pelos finos cardados
 11 Que contenham pelo menos 85 %, em peso, de lã ou de pelos finos, De peso não superior a 300 g/m2 De
  10 lã
  20 pelos finos
 1900 Que contenham pelo menos 85 %, em peso, de lã ou de pelos finos, Outros
 2000 Outros, combinados, principal ou unicamente, com filamentos sintéticos ou artificiais
 30 Outros, combinados, principal ou unicamente, com fibras sintéticas ou artificiais descontínuas
  10 De lã, feltrados, com trama combinada exclusivamente com fibras sintéticas e urdidura exclusivamente de algodão, de peso igual ou superior a 600 g/m2, próprios para fabricação de bolas de tênis
  90 Outros
 9000 Outros
5112 Tecidos de lã penteada ou de pelos finos penteados
 1100 Que contenham pelo menos 85 %, em peso, de lã ou de pelos finos, De peso não superior a 200 g/m2
 19 Que contenham pelo menos 85 %, em peso, de lã ou de pelos finos, Outros De
  10 lã
  20 pelos finos
 20 Outros, combinados, principal ou unicamente, com filamentos sintéticos ou artificiais De
  10 lã
  20 pelos finos
 30 Outros, combinados, principal ou unicamente, com fibras sintéticas ou artificiais descontínuas De
  10 lã
  20 pelos finos
 9000 Outros
5113 Tecidos de pelos grosseiros ou de crina. De
 0011 pelos grosseiros Que contenham pelo menos 85 %, em peso, de pelos grosseiros
 0012 pelos grosseiros Que contenham menos de 85 %, em peso, de pelos grosseiros e que contenham algodão
 0013 pelos grosseiros Que contenham menos de 85 %, em peso, de pelos grosseiros e que não contenham algodã
 0020 crina
5201 Algodão não cardado nem penteado
 0010 Não debulhado
 0020 Simplesmente debulhado
 0090 Outros
5202 Desperdícios de algodão (incluindo os desperdícios de fios e os fiapos)
 1000 Desperdícios de fios
 9100 Outros, Fiapos
 9900 Outros, Outros
5203 Algodão cardado ou penteado
 0000
5204 Linhas para costurar, de algodão, mesmo acondicionadas para venda a retalho
 11 Não acondicionadas para venda a retalho, Que contenham pelo menos 85 %, em peso, de algodão De algodão
  11 cru, de título inferior ou igual a 5.000 decitex por fio simples De dois cabos
  12 cru, de título inferior ou igual a 5.000 decitex por fio simples De três ou mais cabos
  20 cru, de título superior a 5.000 decitex por fio simples
  31 branqueado ou colorido, de título inferior ou igual a 5.000 decitex por fio simples De dois cabos
  32 branqueado ou colorido, de título inferior ou igual a 5.000 decitex por fio simples De três ou mais cabos
  40 branqueado ou colorido, de título superior a 5.000 decitex por fio simples
 19 Não acondicionadas para venda a retalho, Outras De algodão
  11 cru, de título inferior ou igual a 5.000 decitex por fio simples De dois cabos
  12 cru, de título inferior ou igual a 5.000 decitex por fio simples De três ou mais cabos
  20 cru, de título superior a 5.000 decitex por fio simples
  31 branqueado ou colorido, de título inferior ou igual a 5.000 decitex por fio simples De dois cabos
  32 branqueado ou colorido, de título inferior ou igual a 5.000 decitex por fio simples De três ou mais cabos
  40 branqueado ou colorido, de título superior a 5.000 decitex por fio simples
 2000 Acondicionadas para venda a retalho
5205 Fios de algodão (exceto linhas para costurar) que contenham pelo menos 85 %, em peso, de algodão, não acondicionados para venda a retalho
 1100 Fios simples, de fibras não penteadas, De título igual ou superior a 714,29 decitex (número métrico não superior a 14)
 1200 Fios simples, de fibras não penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex (número métrico superior a 14, mas não superior a 43)
 13 Fios simples, de fibras não penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex (número métrico superior a 43, mas não superior a 52)
  10 Crus
  90 Outros
 1400 Fios simples, de fibras não penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex (número métrico superior a 52, mas não superior a 80)
 1500 Fios simples, de fibras não penteadas, De título inferior a 125 decitex (número métrico superior a 80)
 2100 Fios simples, de fibras penteadas, De título igual ou superior a 714,29 decitex (número métrico não superior a 14)
 2200 Fios simples, de fibras penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex (número métrico superior a 14, mas não superior a 43)
 23 Fios simples, de fibras penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex (número métrico superior a 43, mas não superior a 52)
  10 Crus
  90 Outros
 2400 Fios simples, de fibras penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex (número métrico superior a 52, mas não superior a 80)
 2600 Fios simples, de fibras penteadas, De título inferior a 125 decitex, mas não inferior a 106,38 decitex (número métrico superior a 80, mas não superior a 94)
 2700 Fios simples, de fibras penteadas, De título inferior a 106,38 decitex, mas não inferior a 83,33 decitex (número métrico superior a 94, mas não superior a 120)
 2800 Fios simples, de fibras penteadas, De título inferior a 83,33 decitex (número métrico superior a 120)
 3100 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título igual ou superior a 714,29 decitex por fio simples (número métrico não superior a 14, por fio simples)
 3200 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex por fio simples (número métrico superior a 14, mas não superior a 43, por fio simples)
 3300 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex por fio simples (número métrico superior a 43, mas não superior a 52, por fio simples)
 3400 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex por fio simples (número métrico superior a 52, mas não superior a 80, por fio simples)
 3500 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 125 decitex por fio simples (número métrico superior a 80, por fio simples)
 4100 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título igual ou superior a 714,29 decitex por fio simples (número métrico não superior a 14, por fio simples)
 4200 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex por fio simples (número métrico superior a 14, mas não superior a 43, por fio simples)
 4300 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex por fio simples (número métrico superior a 43, mas não superior a 52, por fio simples)
 4400 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex por fio simples (número métrico superior a 52, mas não superior a 80, por fio simples)
 4600 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 125 decitex, mas não inferior a 106,38 decitex por fio simples (número métrico superior a 80, mas não superior a 94, por fio simples)
 4700 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 106,38 decitex, mas não inferior a 83,33 decitex por fio simples (número métrico superior a 94, mas não superior a 120, por fio simples)
 4800 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 83,33 decitex por fio simples (número métrico superior a 120, por fio simples)
5206 Fios de algodão (exceto linhas para costurar) que contenham menos de 85 %, em peso, de algodão, não acondicionados para venda a retalho
 1100 Fios simples, de fibras não penteadas, De título igual ou superior a 714,29 decitex (número métrico não superior a 14)
 1200 Fios simples, de fibras não penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex (número métrico superior a 14, mas não superior a 43)
 1300 Fios simples, de fibras não penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex (número métrico superior a 43, mas não superior a 52)
 1400 Fios simples, de fibras não penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex (número métrico superior a 52, mas não superior a 80)
 1500 Fios simples, de fibras não penteadas, De título inferior a 125 decitex (número métrico superior a 80)
 2100 Fios simples, de fibras penteadas, De título igual ou superior a 714,29 decitex (número métrico não superior a 14)
 2200 Fios simples, de fibras penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex (número métrico superior a 14, mas não superior a 43)
 2300 Fios simples, de fibras penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex (número métrico superior a 43, mas não superior a 52)
 2400 Fios simples, de fibras penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex (número métrico superior a 52, mas não superior a 80)
 2500 Fios simples, de fibras penteadas, De título inferior a 125 decitex (número métrico superior a 80)
 3100 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título igual ou superior a 714,29 decitex por fio simples (número métrico não superior a 14, por fio simples)
 3200 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex por fio simples (número métrico superior a 14, mas não superior a 43, por fio simples)
 3300 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex por fio simples (número métrico superior a 43, mas não superior a 52, por fio simples)
 3400 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex por fio simples (número métrico superior a 52, mas não superior a 80, por fio simples)
 3500 Fios retorcidos ou retorcidos múltiplos, de fibras não penteadas, De título inferior a 125 decitex por fio simples (número métrico superior a 80, por fio simples)
 4100 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título igual ou superior a 714,29 decitex por fio simples (número métrico não superior a 14, por fio simples)
 4200 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 714,29 decitex, mas não inferior a 232,56 decitex por fio simples (número métrico superior a 14, mas não superior a 43, por fio simples)
 4300 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 232,56 decitex, mas não inferior a 192,31 decitex por fio simples (número métrico superior a 43, mas não superior a 52, por fio simples)
 4400 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 192,31 decitex, mas não inferior a 125 decitex por fio simples (número métrico superior a 52, mas não superior a 80, por fio simples)
 4500 Fios retorcidos ou retorcidos múltiplos, de fibras penteadas, De título inferior a 125 decitex por fio simples (número métrico superior a 80, por fio simples)
5207 Fios de algodão (exceto linhas para costurar) acondicionados para venda a retalho
 1000 Que contenham pelo menos 85 %, em peso, de algodão
 9000 Outros
5208 Tecidos de algodão que contenham pelo menos 85 %, em peso, de algodão, de peso não superior a 200 g/m2
 1100 Crus, Em ponto de tafetá, de peso não superior a 100 g/m2
 1200 Crus, Em ponto de tafetá, de peso superior a 100 g/m2
 1300 Crus, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 1900 Crus, Outros tecidos
 2100 Branqueados, Em ponto de tafetá, de peso não superior a 100 g/m2
 2200 Branqueados, Em ponto de tafetá, de peso superior a 100 g/m2
 2300 Branqueados, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 2900 Branqueados, Outros tecidos
 3100 Tintos, Em ponto de tafetá, de peso não superior a 100 g/m2
 3200 Tintos, Em ponto de tafetá, de peso superior a 100 g/m2
 3300 Tintos, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 3900 Tintos, Outros tecidos
 4100 De fios de diversas cores, Em ponto de tafetá, de peso não superior a 100 g/m2
 4200 De fios de diversas cores, Em ponto de tafetá, de peso superior a 100 g/m2
 4300 De fios de diversas cores, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 4900 De fios de diversas cores, Outros tecidos
 5100 Estampados, Em ponto de tafetá, de peso não superior a 100 g/m2
 5200 Estampados, Em ponto de tafetá, de peso superior a 100 g/m2
 59 Estampados, Outros tecidos
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
5209 Tecidos de algodão que contenham pelo menos 85 %, em peso, de algodão, de peso superior a 200 g/m2
 1100 Crus, Em ponto de tafetá
 1200 Crus, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 1900 Crus, Outros tecidos
 2100 Branqueados, Em ponto de tafetá
 2200 Branqueados, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 2900 Branqueados, Outros tecidos
 3100 Tintos, Em ponto de tafetá
 3200 Tintos, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 3900 Tintos, Outros tecidos
 4100 De fios de diversas cores, Em ponto de tafetá
 42 De fios de diversas cores, Tecidos denominados Denim
  10 Com fios tintos em indigo blue segundo Color Index 73000
  90 Outros
 4300 De fios de diversas cores, Outros tecidos em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a
 4900 De fios de diversas cores, Outros tecidos
 5100 Estampados, Em ponto de tafetá
 5200 Estampados, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 5900 Estampados, Outros tecidos
5210 
 1100 Crus, Em ponto de tafetá
 19 Crus, Outros tecidos
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
 2100 Branqueados, Em ponto de tafetá
 29 Branqueados, Outros tecidos
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
 3100 Tintos, Em ponto de tafetá
 3200 Tintos, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 3900 Tintos, Outros tecidos
 4100 De fios de diversas cores, Em ponto de tafetá
 49 De fios de diversas cores, Outros tecidos
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
 5100 Estampados, Em ponto de tafetá
 59 Estampados, Outros tecidos
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
5211 Tecidos de algodão que contenham menos de 85 %, em peso, de algodão, combinados, principal ou unicamente, com fibras sintéticas ou artificiais, de peso superior a 200 g/m2
 1100 Crus, Em ponto de tafetá
 1200 Crus, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 1900 Crus, Outros tecidos
 2010 Branqueados Em ponto de tafetá
 2020 Branqueados Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 2090 Branqueados Outros
 3100 Tintos, Em ponto de tafetá
 3200 Tintos, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 3900 Tintos, Outros tecidos
 4100 De fios de diversas cores, Em ponto de tafetá
 42 De fios de diversas cores, Tecidos denominados Denim
  10 Com fios tintos em indigo blue segundo Color Index 73000
  90 Outros
 4300 De fios de diversas cores, Outros tecidos em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a
 4900 De fios de diversas cores, Outros tecidos
 5100 Estampados, Em ponto de tafetá
 5200 Estampados, Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 5900 Estampados, Outros tecidos
5212 Outros tecidos de algodão
 1100 De peso não superior a 200 g/m2, Crus
 1200 De peso não superior a 200 g/m2, Branqueados
 1300 De peso não superior a 200 g/m2, Tintos
 1400 De peso não superior a 200 g/m2, De fios de diversas cores
 1500 De peso não superior a 200 g/m2, Estampados
 2100 De peso superior a 200 g/m2, Crus
 2200 De peso superior a 200 g/m2, Branqueados
 2300 De peso superior a 200 g/m2, Tintos
 2400 De peso superior a 200 g/m2, De fios de diversas cores
 2500 De peso superior a 200 g/m2, Estampados
5301 Linho em bruto ou trabalhado, mas não fiado; estopas e desperdícios de linho (incluindo os desperdícios de fios e os fiapos)
 1000 Linho em bruto ou macerado
 21 Linho quebrado, espadelado, penteado ou trabalhado de outra forma, mas não fiado, Quebrado ou espadelado
  10 Quebrado
  20 Espadelado
 29 Linho quebrado, espadelado, penteado ou trabalhado de outra forma, mas não fiado, Outro
  10 Penteado
  90 Outro
 3000 Estopas e desperdícios de linho
5302 Cânhamo (Cannabis sativa L.), em bruto ou trabalhado, mas não fiado; estopas e desperdícios de cânhamo (incluindo os desperdícios de fios e os fiapos)
 1000 Cânhamo em bruto ou macerado
 9000 Outros
5303 Juta e outras fibras têxteis liberianas (exceto linho, cânhamo e rami), em bruto ou trabalhadas, mas não fiadas; estopas e desperdícios destas fibras (incluindo os desperdícios de fios e os fiapos)
 10 Juta e outras fibras têxteis liberianas, em bruto ou maceradas
  10 Juta
  90 Outras
 9010 Outros Juta
 9090 Outros Outros
5305 Cairo (fibra de coco), abacá (cânhamo-de-manilha ou Musa textilis Nee), rami e outras fibras têxteis vegetais não especificadas nem compreendidas noutras posições, em bruto ou trabalhados, mas não fiados; estopas e desperdícios destas fibras (incluindo os desperdícios de fios e os fiapos)
 0010 De abacá, em bruto
 0090 Outros
5306 Fios de linho
 1000 Simples
 2000 Retorcidos ou retorcidos múltiplos
5307 Fios de juta ou de outras fibras têxteis liberianas da posição 53.03
 1010 Simples De juta
 1090 Simples Outros
 20 Retorcidos ou retorcidos múltiplos
  10 De juta
  90 Outros
5308 Fios de outras fibras têxteis vegetais; fios de papel
 1000 Fios de cairo (fibra de coco)
 2000 Fios de cânhamo
 9000 Outros
5309 Tecidos de linho
 1100 Que contenham pelo menos 85 %, em peso, de linho, Crus ou branqueados
 1900 Que contenham pelo menos 85 %, em peso, de linho, Outros
 2100 Que contenham menos de 85 %, em peso, de linho, Crus ou branqueados
 2900 Que contenham menos de 85 %, em peso, de linho, Outros
5310 
 1010 Crus Aniagem de juta
 1090 Crus Outros
 9000 Outros
5311 Tecidos de outras fibras têxteis vegetais; tecidos de fios de papel
 0000
5401 Linhas para costurar de filamentos sintéticos ou artificiais, mesmo acondicionadas para venda a retalho
 10 De filamentos sintéticos
  11 De poliéster Não acondicionadas para venda a retalho
  12 De poliéster Acondicionadas para venda a retalho
  90 Outras
 20 De filamentos artificiais
  11 De raiom viscose, de alta tenacidade Não acondicionadas para venda a retalho
  12 De raiom viscose, de alta tenacidade Acondicionadas para venda a retalho
  90 Outras
5402 Fios de filamentos sintéticos (exceto linhas para costurar), não acondicionados para venda a retalho, incluindo os monofilamentos sintéticos de título inferior a 67 decitex
 1100 Fios de alta tenacidade, de náilon ou de outras poliamidas, mesmo texturizados, De aramidas
 19 Fios de alta tenacidade, de náilon ou de outras poliamidas, mesmo texturizados, Outros
  10 De náilon
  90 Outros
 20 Fios de alta tenacidade, de poliésteres, mesmo texturizados
  10 De copolímero de ácido p-hidroxibenzoico e ácido hidroxinaftoico
  90 Outros
 31 Fios texturizados, De náilon ou de outras poliamidas, de título não superior a 50 tex por fio simples
  11 De náilon Tintos
  19 De náilon Outros
  90 Outros
 32 Fios texturizados, De náilon ou de outras poliamidas, de título superior a 50 tex por fio simples
  11 De náilon Multifilamento com efeito antiestático permanente, de título superior a 110 tex
  19 De náilon Outros
  90 Outros
 33 Fios texturizados, De poliésteres
  10 Crus
  20 Tintos
  90 Outros
 3400 Fios texturizados, De polipropileno
 3900 Fios texturizados, Outros
 4400 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, De elastômeros
 45 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, Outros, de náilon ou de outras poliamidas
  10 De aramidas
  20 De náilon
  90 Outros
 4600 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, Outros, de poliésteres, parcialmente orientados
 47 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, Outros, de poliésteres
  10 Crus
  20 Tintos
  90 Outros
 4800 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, Outros, de polipropileno
 49 Outros fios, simples, sem torção ou com torção não superior a 50 voltas por metro, Outros
  10 De polietileno, com tenacidade igual ou superior a 26 cN/tex
  90 Outros
 51 Outros fios, simples, com torção superior a 50 voltas por metro, De náilon ou de outras poliamidas
  10 De aramidas
  90 Outros
 5200 Outros fios, simples, com torção superior a 50 voltas por metro, De poliésteres
 5300 Outros fios, simples, com torção superior a 50 voltas por metro, De polipropileno
 5900 Outros fios, simples, com torção superior a 50 voltas por metro, Outros
 61 Outros fios, retorcidos ou retorcidos múltiplos, De náilon ou de outras poliamidas
  10 De aramidas
  90 Outros
 6200 Outros fios, retorcidos ou retorcidos múltiplos, De poliésteres
 6300 Outros fios, retorcidos ou retorcidos múltiplos, De polipropileno
 6900 Outros fios, retorcidos ou retorcidos múltiplos, Outros
5403 Fios de filamentos artificiais (exceto linhas para costurar), não acondicionados para venda a retalho, incluindo os monofilamentos artificiais de título inferior a 67 decitex
 1000 Fios de alta tenacidade, de raiom viscose
 31 Outros fios, simples, De raiom viscose, sem torção ou com torção não superior a 120 voltas por metro
  10 Crus ou branqueados
  90 Outros
 3200 Outros fios, simples, De raiom viscose, com torção superior a 120 voltas por metro
 3300 Outros fios, simples, De acetato de celulose
 3900 Outros fios, simples, Outros
 4100 Outros fios, retorcidos ou retorcidos múltiplos, De raiom viscose
 4200 Outros fios, retorcidos ou retorcidos múltiplos, De acetato de celulose
 4900 Outros fios, retorcidos ou retorcidos múltiplos, Outros
5404 Monofilamentos sintéticos, de título igual ou superior a 67 decitex e cuja maior dimensão da seção transversal não seja superior a 1 mm; lâminas e formas semelhantes (palha artificial, por exemplo) de matérias têxteis sintéticas, cuja largura aparente não seja superior a 5 mm
 1100 Monofilamentos, De elastômeros
 1200 Monofilamentos, Outros, de polipropileno
 19 Monofilamentos, Outros
  11 Imitações de categute Reabsorvíveis
  19 Imitações de categute Outros
  90 Outros
 9000 Outras
5405 Monofilamentos artificiais, de título igual ou superior a 67 decitex e cuja maior dimensão da seção transversal não seja superior a 1 mm; lâminas e formas semelhantes (palha artificial, por exemplo) de matérias têxteis artificiais, cuja largura aparente não seja superior a 5 mm
 0000
5406 Fios de filamentos sintéticos ou artificiais (exceto linhas para costurar), acondicionados para venda a retalho. Fios de filamentos
 0010 sintéticos
 0020 artificiais
5407 Tecidos de fios de filamentos sintéticos, incluindo os tecidos obtidos a partir dos produtos da posição 54.04
 10 Tecidos obtidos a partir de fios de alta tenacidade, de náilon ou de outras poliamidas ou de poliésteres
  11 Sem fios de borracha De aramidas
  19 Sem fios de borracha Outros
  21 Com fios de borracha De aramidas
  29 Com fios de borracha Outros
 2000 Tecidos obtidos a partir de lâminas ou de formas semelhantes
 3000 "Tecidos" mencionados na Nota 9 da Seção XI
 4100 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de náilon ou de outras poliamidas, Crus ou branqueados
 4200 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de náilon ou de outras poliamidas, Tintos
 4300 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de náilon ou de outras poliamidas, De fios de diversas cores
 4400 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de náilon ou de outras poliamidas, Estampados
 5100 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster texturizados, Crus ou branqueados
 52 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster texturizados, Tintos
  10 Sem fios de borracha
  20 Com fios de borracha
 5300 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster texturizados, De fios de diversas cores
 5400 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster texturizados, Estampados
 6100 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster, Que contenham pelo menos 85 %, em peso, de filamentos de poliéster não texturizados
 6900 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos de poliéster, Outros
 7100 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos sintéticos, Crus ou branqueados
 7200 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos sintéticos, Tintos
 7300 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos sintéticos, De fios de diversas cores
 7400 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos sintéticos, Estampados
 8100 Outros tecidos, que contenham menos de 85 %, em peso, de filamentos sintéticos, combinados, principal ou unicamente, com algodão, Crus ou branqueados
 8200 Outros tecidos, que contenham menos de 85 %, em peso, de filamentos sintéticos, combinados, principal ou unicamente, com algodão, Tintos
 8300 Outros tecidos, que contenham menos de 85 %, em peso, de filamentos sintéticos, combinados, principal ou unicamente, com algodão, De fios de diversas cores
 8400 Outros tecidos, que contenham menos de 85 %, em peso, de filamentos sintéticos, combinados, principal ou unicamente, com algodão, Estampados
 9100 Outros tecidos, Crus ou branqueados
 9200 Outros tecidos, Tintos
 9300 Outros tecidos, De fios de diversas cores
 9400 Outros tecidos, Estampados
5408 Tecidos de fios de filamentos artificiais, incluindo os tecidos obtidos a partir dos produtos da posição 54.05
 1000 Tecidos obtidos a partir de fios de alta tenacidade, de raiom viscose
 2100 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos ou de lâminas ou formas semelhantes, artificiais, Crus ou branqueados
 2200 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos ou de lâminas ou formas semelhantes, artificiais, Tintos
 2300 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos ou de lâminas ou formas semelhantes, artificiais, De fios de diversas cores
 2400 Outros tecidos, que contenham pelo menos 85 %, em peso, de filamentos ou de lâminas ou formas semelhantes, artificiais, Estampados
 3100 Outros tecidos, Crus ou branqueados
 3200 Outros tecidos, Tintos
 3300 Outros tecidos, De fios de diversas cores
 3400 Outros tecidos, Estampados
5501 Cabos de filamentos sintéticos
 1100 De náilon ou de outras poliamidas, De aramidas
 1900 De náilon ou de outras poliamidas, Outros
 2000 De poliésteres
 3000 Acrílicos ou modacrílicos
 4000 De polipropileno
 9000 Outros
5502 Cabos de filamentos artificiais
 1000 De acetato de celulose
 9010 Outros De raiom viscose
 9090 Outros Outros
5503 Fibras sintéticas descontínuas, não cardadas, não penteadas nem transformadas de outro modo para fiação
 1100 De náilon ou de outras poliamidas, De aramidas
 19 De náilon ou de outras poliamidas, Outras
  10 Bicomponentes, de diferentes pontos de fusão
  90 Outras
 20 De poliésteres
  10 Bicomponentes, de diferentes pontos de fusão
  90 Outras
 3000 Acrílicas ou modacrílicas
 4000 De polipropileno
 9010 Outras Bicomponentes, de diferentes pontos de fusão
 9020 Outras De poli(álcool vinílico)
 9090 Outras Outras
5504 Fibras artificiais descontínuas, não cardadas, não penteadas nem transformadas de outro modo para fiação
 1000 De raiom viscose
 9010 Outras De liocel
 9090 Outras Outras
5505 Desperdícios de fibras sintéticas ou artificiais (incluindo os desperdícios da penteação, os de fios e os fiapos)
 1000 De fibras sintéticas
 2000 De fibras artificiais
5506 Fibras sintéticas descontínuas, cardadas, penteadas ou transformadas de outro modo para fiação
 1000 De náilon ou de outras poliamidas
 2000 De poliésteres
 3000 Acrílicas ou modacrílicas
 4000 De polipropileno
 9000 Outras
5507 Fibras artificiais descontínuas, cardadas, penteadas ou transformadas de outro modo para fiação
 0000
5508 Linhas para costurar, de fibras sintéticas ou artificiais descontínuas, mesmo acondicionadas para venda a retalho
 1000 De fibras sintéticas descontínuas
 2000 De fibras artificiais descontínuas
5509 Fios de fibras sintéticas descontínuas (exceto linhas para costurar), não acondicionados para venda a retalho
 1100 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de náilon ou de outras poliamidas, Simples
 12 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de náilon ou de outras poliamidas, Retorcidos ou retorcidos múltiplos
  10 De aramidas
  90 Outros
 2100 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de poliéster, Simples
 2200 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de poliéster, Retorcidos ou retorcidos múltiplos
 3100 Que contenham pelo menos 85 %, em peso, de fibras descontínuas acrílicas ou modacrílicas, Simples
 3200 Que contenham pelo menos 85 %, em peso, de fibras descontínuas acrílicas ou modacrílicas, Retorcidos ou retorcidos múltiplos
 4100 Outros fios, que contenham pelo menos 85 %, em peso, de fibras sintéticas descontínuas, Simples
 4200 Outros fios, que contenham pelo menos 85 %, em peso, de fibras sintéticas descontínuas, Retorcidos ou retorcidos múltiplos
 5100 Outros fios de fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com fibras artificiais descontínuas
 5200 Outros fios de fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com lã ou pelos finos
 5300 Outros fios de fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com algodão
 5900 Outros fios de fibras descontínuas de poliéster, Outros
 6100 Outros fios de fibras descontínuas acrílicas ou modacrílicas, Combinadas, principal ou unicamente, com lã ou pelos finos
 6200 Outros fios de fibras descontínuas acrílicas ou modacrílicas, Combinadas, principal ou unicamente, com algodão
 6900 Outros fios de fibras descontínuas acrílicas ou modacrílicas, Outros
 9100 Outros fios, Combinados, principal ou unicamente, com lã ou pelos finos
 9200 Outros fios, Combinados, principal ou unicamente, com algodão
 9900 Outros fios, Outros
5510 
 11 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, Simples
  11 Obtidos a partir de fibras de celulose De raiom viscose, exceto modal
  12 Obtidos a partir de fibras de celulose De modal
  13 Obtidos a partir de fibras de celulose De liocel
  19 Obtidos a partir de fibras de celulose Outros
  90 Outros
 12 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, Retorcidos ou retorcidos múltiplos
  11 Obtidos a partir de fibras de celulose De raiom viscose, exceto modal
  12 Obtidos a partir de fibras de celulose De modal
  13 Obtidos a partir de fibras de celulose De liocel
  19 Obtidos a partir de fibras de celulose Outros
  90 Outros
 20 Outros fios, combinados, principal ou unicamente, com lã ou pelos finos
  11 Obtidos a partir de fibras de celulose De raiom viscose, exceto modal
  12 Obtidos a partir de fibras de celulose De modal
  13 Obtidos a partir de fibras de celulose De liocel
  19 Obtidos a partir de fibras de celulose Outros
  90 Outros
 30 Outros fios, combinados, principal ou unicamente, com algodão
  11 Obtidos a partir de fibras de celulose De raiom viscose, exceto modal
  12 Obtidos a partir de fibras de celulose De modal
  13 Obtidos a partir de fibras de celulose De liocel
  19 Obtidos a partir de fibras de celulose Outros
  90 Outros
 9011 Outros fios Obtidos a partir de fibras de celulose De raiom viscose, exceto modal
 9012 Outros fios Obtidos a partir de fibras de celulose De modal
 9013 Outros fios Obtidos a partir de fibras de celulose De liocel
 9019 Outros fios Obtidos a partir de fibras de celulose Outros
 9090 Outros fios Outros
5511 Fios de fibras sintéticas ou artificiais, descontínuas (exceto linhas para costurar), acondicionados para venda a retalho
 1000 De fibras sintéticas descontínuas, que contenham pelo menos 85 %, em peso, destas fibra
 2000 De fibras sintéticas descontínuas, que contenham menos de 85 %, em peso, destas fibras
 3000 De fibras artificiais descontínuas
5512 Tecidos de fibras sintéticas descontínuas, que contenham pelo menos 85 %, em peso, destas fibras
 1100 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de poliéster, Crus ou branqueados
 1900 Que contenham pelo menos 85 %, em peso, de fibras descontínuas de poliéster, Outros
 2100 Que contenham pelo menos 85 %, em peso, de fibras descontínuas acrílicas ou modacrílicas, Crus ou branqueados
 2900 Que contenham pelo menos 85 %, em peso, de fibras descontínuas acrílicas ou modacrílicas, Outros
 91 Outros, Crus ou branqueados
  10 De aramidas
  90 Outros
 99 Outros, Outros
  10 De aramidas
  90 Outros
5513 Tecidos de fibras sintéticas descontínuas, que contenham menos de 85 %, em peso, destas fibras, combinados, principal ou unicamente, com algodão, de peso não superior a 170 g/m2
 1100 Crus ou branqueados, De fibras descontínuas de poliéster, em ponto de tafetá
 1200 Crus ou branqueados, De fibras descontínuas de poliéster, em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 1300 Crus ou branqueados, Outros tecidos de fibras descontínuas de poliéster
 1900 Crus ou branqueados, Outros tecidos
 2100 Tintos, De fibras descontínuas de poliéster, em ponto de tafetá
 23 Tintos, Outros tecidos de fibras descontínuas de poliéster
  10 Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  90 Outros
 2900 Tintos, Outros tecidos
 3100 De fios de diversas cores, De fibras descontínuas de poliéster, em ponto de tafetá
 39 De fios de diversas cores, Outros tecidos
  11 De fibras descontínuas de poliéster Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  19 De fibras descontínuas de poliéster Outros
  90 Outros
 4100 Estampados, De fibras descontínuas de poliéster, em ponto de tafetá
 49 Estampados, Outros tecidos
  11 De fibras descontínuas de poliéster Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  19 De fibras descontínuas de poliéster Outros
  90 Outros
5514 Tecidos de fibras sintéticas descontínuas, que contenham menos de 85 %, em peso, destas fibras, combinados, principal ou unicamente, com algodão, de peso superior a 170 g/m2
 1100 Crus ou branqueados, De fibras descontínuas de poliéster, em ponto de tafetá
 1200 Crus ou branqueados, De fibras descontínuas de poliéster, em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 19 Crus ou branqueados, Outros tecidos
  10 De fibras descontínuas de poliéster
  90 Outros
 2100 Tintos, De fibras descontínuas de poliéster, em ponto de tafetá
 2200 Tintos, De fibras descontínuas de poliéster, em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 2300 Tintos, Outros tecidos de fibras descontínuas de poliéster
 2900 Tintos, Outros tecidos
 30 De fios de diversas cores
  11 De fibras descontínuas de poliéster Em ponto de tafetá
  12 De fibras descontínuas de poliéster Em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
  19 De fibras descontínuas de poliéster Outros
  90 Outros
 4100 Estampados, De fibras descontínuas de poliéster, em ponto de tafetá
 4200 Estampados, De fibras descontínuas de poliéster, em ponto sarjado, incluindo o diagonal, cuja relação de textura não seja superior a 4
 4300 Estampados, Outros tecidos de fibras descontínuas de poliéster
 4900 Estampados, Outros tecidos
5515 Outros tecidos de fibras sintéticas descontínuas
 1100 De fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com fibras descontínuas de raiom viscose
 1200 De fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais
 1300 De fibras descontínuas de poliéster, Combinadas, principal ou unicamente, com lã ou pelos finos
 1900 De fibras descontínuas de poliéster, Outros
 2100 De fibras descontínuas acrílicas ou modacrílicas, Combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais
 2200 De fibras descontínuas acrílicas ou modacrílicas, Combinadas, principal ou unicamente, com lã ou pelos finos
 2900 De fibras descontínuas acrílicas ou modacrílicas, Outros
 9100 Outros tecidos, Combinados, principal ou unicamente, com filamentos sintéticos ou artificiais
 99 Outros tecidos, Outros
  10 Combinados, principal ou unicamente, com lã ou pelos finos
  90 Outros
5516 Tecidos de fibras artificiais descontínuas
 1100 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, Crus ou branqueados
 1200 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, Tintos
 1300 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, De fios de diversas cores
 1400 Que contenham pelo menos 85 %, em peso, de fibras artificiais descontínuas, Estampados
 2100 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais, Crus ou branqueados
 2200 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais, Tintos
 2300 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais, De fios de diversas cores
 2400 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com filamentos sintéticos ou artificiais, Estampados
 3100 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com lã ou pelos finos, Crus ou branqueados
 3200 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com lã ou pelos finos, Tintos
 3300 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com lã ou pelos finos, De fios de diversas cores
 3400 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com lã ou pelos finos, Estampados
 4100 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com algodão, Crus ou branqueados
 4200 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com algodão, Tintos
 4300 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com algodão, De fios de diversas cores
 4400 Que contenham menos de 85 %, em peso, de fibras artificiais descontínuas, combinadas, principal ou unicamente, com algodão, Estampados
 9100 Outros, Crus ou branqueados
 9200 Outros, Tintos
 9300 Outros, De fios de diversas cores
 9400 Outros, Estampados
5601 Pastas (ouates) de matérias têxteis e artigos destas pastas (ouates); fibras têxteis de comprimento não superior a 5 mm (tontisses), nós e bolotas (borbotos*) de matérias têxteis
 21 Pastas (ouates) de matérias têxteis e artigos destas pastas (ouates), De algodão
  10 Pastas (ouates)
  90 Outros artigos de pastas (ouates)
 22 Pastas (ouates) de matérias têxteis e artigos destas pastas (ouates), De fibras sintéticas ou artificiais
  11 Pastas (ouates) De aramidas
  19 Pastas (ouates) Outras
  91 Outros artigos de pastas (ouates) Cilindros para filtros de cigarros
  99 Outros artigos de pastas (ouates) Outros
 2900 Pastas (ouates) de matérias têxteis e artigos destas pastas (ouates), Outros
 30 Tontisses, nós e bolotas (borbotos*) de matérias têxteis
  10 De aramidas
  90 Outros
5602 Feltros, mesmo impregnados, revestidos, recobertos ou estratificados
 1000 Feltros agulhados e artigos obtidos por costura por entrelaçamento (cousus-tricotés)
 2100 Outros feltros, não impregnados, nem revestidos, nem recobertos, nem estratificados, De lã ou de pelos finos
 2900 Outros feltros, não impregnados, nem revestidos, nem recobertos, nem estratificados, De outras matérias têxteis
 9000 Outros
5603 Falsos tecidos (tecidos não tecidos), mesmo impregnados, revestidos, recobertos ou estratificados
 11 De filamentos sintéticos ou artificiais, De peso não superior a 25 g/m2
  10 De aramidas
  20 De poliéster
  30 De polipropileno
  40 De raiom viscose
  90 Outros
 12 De filamentos sintéticos ou artificiais, De peso superior a 25 g/m2, mas não superior a 70 g/m2
  10 De polietileno de alta densidade
  20 De aramidas
  30 De poliéster
  40 De polipropileno
  50 De raiom viscose
  90 Outros
 13 De filamentos sintéticos ou artificiais, De peso superior a 70 g/m2, mas não superior a 150 g/m2
  10 De polietileno de alta densidade
  20 De aramidas
  30 De poliéster
  40 De polipropileno
  50 De raiom viscose
  90 Outros
 14 De filamentos sintéticos ou artificiais, De peso superior a 150 g/m2
  10 De aramidas
  20 De poliéster
  30 De polipropileno
  40 De raiom viscose
  90 Outros
 91 Outros, De peso não superior a 25 g/m2
  10 De poliéster
  20 De polipropileno
  30 De raiom viscose
  90 Outros
 92 Outros, De peso superior a 25 g/m2, mas não superior a 70 g/m2
  10 De polietileno de alta densidade
  20 De poliéster
  30 De polipropileno
  40 De raiom viscose
  90 Outros
 93 Outros, De peso superior a 70 g/m2, mas não superior a 150 g/m2
  10 De polietileno de alta densidade
  20 De poliéster
  30 De polipropileno
  40 De raiom viscose
  90 Outros
 94 Outros, De peso superior a 150 g/m2
  10 De poliéster
  20 De polipropileno
  30 De raiom viscose
  90 Outros
5604 Fios e cordas, de borracha, recobertos de têxteis; fios têxteis, lâminas e formas semelhantes das posições 54.04 ou 54.05, impregnados, revestidos, recobertos ou embainhados de borracha ou de plástico
 1000 Fios e cordas, de borracha, recobertos de têxteis
 9010 Outros Imitações de categute constituídas por fios de seda
 9021 Outros Fios de alta tenacidade, de poliésteres, náilon ou de outras poliamidas, ou de raiom viscose, impregnados ou revestidos Com borracha
 9022 Outros Fios de alta tenacidade, de poliésteres, náilon ou de outras poliamidas, ou de raiom viscose, impregnados ou revestidos Com plástico
 9090 Outros Outros
5605 Fios metálicos e fios metalizados, mesmo revestidos por enrolamento, constituídos por fios têxteis, lâminas ou formas semelhantes das posições 54.04 ou 54.05, combinados com metal sob a forma de fios, de lâminas ou de pós, ou recobertos de metal
 0010 Com metais preciosos
 0020 Revestidos por enrolamento, exceto com metais preciosos
 0090 Outros
5606 Fios revestidos por enrolamento, lâminas e formas semelhantes das posições 54.04 ou 54.05, revestidas por enrolamento, exceto os da posição 56.05 e os fios de crina revestidos por enrolamento; fios de froco (chenille); fios denominados "de cadeia" (chaînette)
 0000
5607 Cordéis, cordas e cabos, entrançados ou não, mesmo impregnados, revestidos, recobertos ou embainhados de borracha ou de plástico
 2100 De sisal ou de outras fibras têxteis do gênero Agave, Cordéis para atadeiras ou enfardadeiras
 2900 De sisal ou de outras fibras têxteis do gênero Agave, Outros
 4100 De polietileno ou de polipropileno, Cordéis para atadeiras ou enfardadeiras
 4900 De polietileno ou de polipropileno, Outros
 50 De outras fibras sintéticas
  11 De poliamidas De náilon
  19 De poliamidas Outros
  90 Outros
 9010 Outros De algodão
 9020 Outros De juta, inferior ao número métrico 0,75 por fio simples
 9090 Outros Outros
5608 Redes de malhas com nós, em panos ou em peça, obtidas a partir de cordéis, cordas ou cabos; redes confeccionadas para a pesca e outras redes confeccionadas, de matérias têxteis
 1100 De matérias têxteis sintéticas ou artificiais, Redes confeccionadas para a pesca
 1900 De matérias têxteis sintéticas ou artificiais, Outras
 9000 Outras
5609 Artigos de fios, lâminas ou formas semelhantes das posições 54.04 ou 54.05, cordéis, cordas ou cabos, não especificados nem compreendidos noutras posições
 0010 De algodão
 0090 Outros
5701 Tapetes de matérias têxteis, de pontos nodados ou enrolados, mesmo confeccionados
 10 De lã ou de pelos finos De
  11 lã Feitos à mão
  12 lã Feitos a máquina
  20 pelos finos
 9000 De outras matérias têxteis
5702 Tapetes e outros revestimentos para pisos (pavimentos), de matérias têxteis, tecidos, não tufados nem flocados, mesmo confeccionados, incluindo os tapetes denominados Kelim ou Kilim, Schumacks ou Soumak, Karamanie e tapetes semelhantes tecidos à mão
 1000 Tapetes denominados Kelim ou Kilim, Schumacks ou Soumak, Karamanie e tapetes semelhantes tecidos à mão
 2000 Revestimentos para pisos (pavimentos), de cairo (fibra de coco)
 3100 Outros, aveludados, não confeccionados, De lã ou de pelos finos
 3200 Outros, aveludados, não confeccionados, De matérias têxteis sintéticas ou artificiais
 3900 Outros, aveludados, não confeccionados, De outras matérias têxteis
 4100 Outros, aveludados, confeccionados, De lã ou de pelos finos
 4200 Outros, aveludados, confeccionados, De matérias têxteis sintéticas ou artificiais
 4900 Outros, aveludados, confeccionados, De outras matérias têxteis
 50 Outros, não aveludados, não confeccionados
  10 De lã ou de pelos finos
  20 De matérias têxteis sintéticas ou artificiais
  90 Outros
 9100 Outros, não aveludados, confeccionados, De lã ou de pelos finos
 9200 Outros, não aveludados, confeccionados, De matérias têxteis sintéticas ou artificiais
 9900 Outros, não aveludados, confeccionados, De outras matérias têxteis
5703 Tapetes e outros revestimentos para pisos (pavimentos), de matérias têxteis (incluindo a grama (relva)), tufados, mesmo confeccionados
 1000 De lã ou de pelos finos
 2100 De náilon ou de outras poliamidas, Grama (relva)
 2900 De náilon ou de outras poliamidas, Outros
 3100 De outras matérias têxteis sintéticas ou de matérias têxteis artificiais, Grama (relva)
 3900 De outras matérias têxteis sintéticas ou de matérias têxteis artificiais, Outros
 9000 De outras matérias têxteis
5704 Tapetes e outros revestimentos para pisos (pavimentos), de feltro, exceto os tufados e os flocados, mesmo confeccionados
 1000 "Ladrilhos" de área da superfície não superior a 0,3 m2
 2000 "Ladrilhos" de área da superfície superior a 0,3 m2, mas não superior a 1 m2
 9000 Outros
5705 Outros tapetes e revestimentos para pisos (pavimentos), de matérias têxteis, mesmo confeccionados
 0000
5801 Veludos e pelúcias tecidos e tecidos de froco (chenille), exceto os artigos das posições 58.02 ou 58.06
 1000 De lã ou de pelos finos
 2100 De algodão, Veludos e pelúcias obtidos por trama, não cortados
 2200 De algodão, Veludos e pelúcias obtidos por trama, cortados, canelados (côtelés)
 2300 De algodão, Outros veludos e pelúcias obtidos por trama
 2600 De algodão, Tecidos de froco (chenille)
 2700 De algodão, Veludos e pelúcias obtidos por urdidura
 3100 De fibras sintéticas ou artificiais, Veludos e pelúcias obtidos por trama, não cortados
 3200 De fibras sintéticas ou artificiais, Veludos e pelúcias obtidos por trama, cortados, canelados (côtelés)
 3300 De fibras sintéticas ou artificiais, Outros veludos e pelúcias obtidos por trama
 3600 De fibras sintéticas ou artificiais, Tecidos de froco (chenille)
 3700 De fibras sintéticas ou artificiais, Veludos e pelúcias obtidos por urdidura
 9000 De outras matérias têxteis
5802 Tecidos atoalhados (turcos), exceto os artigos da posição 58.06; tecidos tufados, exceto os artigos da posição 57.03
 1000 Tecidos atoalhados (turcos), de algodã
 2000 Tecidos atoalhados (turcos), de outras matérias têxteis
 3000 Tecidos tufados
5803 Tecidos em ponto de gaze, exceto os artigos da posição 58.06
 0010 De algodão
 0090 Outros
5804 Tules, filó e tecidos de malhas com nós; rendas em peça, em tiras ou em motivos, para aplicar, exceto os produtos das posições 60.02 a 60.06
 10 Tules, filó e tecidos de malhas com nós
  10 De algodão
  90 Outros
 2100 Rendas de fabricação mecânica, De fibras sintéticas ou artificiais
 29 Rendas de fabricação mecânica, De outras matérias têxteis
  10 De algodão
  90 Outras
 30 Rendas de fabricação manual
  10 De algodão
  90 Outras
5805 Tapeçarias tecidas à mão (gênero gobelino, flandres, aubusson, beauvais e semelhantes) e tapeçarias feitas à agulha (por exemplo, em petit point, ponto de cruz), mesmo confeccionadas. De
 0010 algodão
 0020 fibras sintéticas ou artificiais
 0090 outras matérias têxteis
5806 Fitas, exceto os artigos da posição 58.07; fitas sem trama, de fios ou fibras paralelizados e colados (bolducs)
 1000 Fitas de veludo, de pelúcias, de tecidos de froco (chenille) ou de tecidos atoalhados (turcos)
 2000 Outras fitas que contenham, em peso, 5 % ou mais de fios de elastômeros ou de fios de borracha
 3100 Outras fitas, De algodão
 3200 Outras fitas, De fibras sintéticas ou artificiais
 3900 Outras fitas, De outras matérias têxteis
 4000 Fitas sem trama, de fios ou fibras paralelizados e colados (bolducs)
5807 Etiquetas, emblemas e artigos semelhantes de matérias têxteis, em peça, em fitas ou recortados em forma própria, não bordados
 1000 Tecidos
 9000 Outros
5808 Tranças em peça; artigos de passamanaria e artigos ornamentais análogos, em peça, não bordados, exceto de malha; borlas, pompons e artigos semelhantes
 1000 Tranças em peça
 9000 Outros
5809 Tecidos de fios de metal e tecidos de fios metálicos ou de fios têxteis metalizados da posição 56.05, do tipo utilizado em vestuário, para guarnição de interiores ou usos semelhantes, não especificados nem compreendidos noutras posições
 0000
5810 
 1000 Bordados químicos ou aéreos e bordados com fundo recortado
 9100 Outros bordados, De algodão
 9200 Outros bordados, De fibras sintéticas ou artificiais
 9900 Outros bordados, De outras matérias têxteis
5811 Artigos têxteis acolchoados em peça, constituídos por uma ou mais camadas de matérias têxteis associadas a uma matéria de enchimento ou estofamento, acolchoados por qualquer processo, exceto os bordados da posição 58.10
 0000
5901 Tecidos revestidos de cola ou de matérias amiláceas, do tipo utilizado na encadernação, cartonagem ou usos semelhantes; telas para decalque e telas transparentes para desenho; telas preparadas para pintura; entretelas e tecidos rígidos semelhantes, do tipo utilizado em chapéus e artigos de uso semelhante
 1000 Tecidos revestidos de cola ou de matérias amiláceas, do tipo utilizado na encadernação, cartonagem ou usos semelhantes
 9000 Outros
5902 Telas para pneumáticos fabricadas com fios de alta tenacidade de náilon ou de outras poliamidas, de poliésteres ou de raiom viscose
 10 De náilon ou de outras poliamidas
  10 Impregnadas, recobertas ou revestidas com borracha
  90 Outras
 2000 De poliésteres
 9000 Outras
5903 Tecidos impregnados, revestidos, recobertos ou estratificados, com plástico, exceto os da posição 59.02
 1000 Com poli(cloreto de vinila)
 2000 Com poliuretano
 9010 De fios de poliéster, impregnados com uma ou mais resinas sintéticas, perceptíveis ou não à vista desarmada, e recobertos com uma ou mais resinas sintéticas perceptíveis à vista desarmada numa de suas faces, do tipo utilizado como suporte para fabricação de abrasivos (lixas), em rolos
 9090 Outros
5904 Linóleos, mesmo recortados; revestimentos para pisos (pavimentos) constituídos por um revestimento ou recobrimento aplicado sobre suporte têxtil, mesmo recortados
 1000 Linóleos
 9000 Outros
5905 Revestimentos para paredes, de matérias têxteis
 0000
5906 Tecidos com borracha, exceto os da posição 59.02
 1000 Fitas adesivas de largura não superior a 20 cm
 9100 Outros, De malha
 9900 Outros, Outros
5907 Outros tecidos impregnados, revestidos ou recobertos; telas pintadas para cenários teatrais, para fundos de estúdio ou para usos semelhantes
 0000
5908 Mechas de matérias têxteis, tecidas, entrançadas ou tricotadas, para candeeiros, fogareiros, isqueiros, velas e semelhantes; camisas de incandescência e tecidos tubulares tricotados para a sua fabricação, mesmo impregnados
 0000
5909 Mangueiras e tubos semelhantes, de matérias têxteis, mesmo com reforço ou acessórios de outras matérias
 0000
5910 Correias transportadoras ou de transmissão, de matérias têxteis, mesmo impregnadas, revestidas ou recobertas, de plástico, ou estratificadas com plástico ou reforçadas com metal ou com outras matérias
 0000
5911 Produtos e artigos, de matérias têxteis, para usos técnicos, indicados na Nota 8 do presente Capítulo
 1000 Tecidos, feltros e tecidos forrados de feltro, combinados com uma ou mais camadas de borracha, couro ou de outras matérias, do tipo utilizado na fabricação de guarnições de cardas, e produtos análogos para outros usos técnicos, incluindo as fitas de veludo, impregnadas de borracha, para recobrimento de cilindros de teares
 20 Gazes e telas para peneirar, mesmo confeccionadas
  10 De matéria têxtil sintética ou artificial, em peça
  90 Outras
 3100 Tecidos e feltros, sem fim ou com dispositivos de união, do tipo utilizado nas máquinas para fabricação de papel ou máquinas semelhantes (por exemplo, para pasta ou fibrocimento), De peso inferior a 650 g/m2
 3200 Tecidos e feltros, sem fim ou com dispositivos de união, do tipo utilizado nas máquinas para fabricação de papel ou máquinas semelhantes (por exemplo, para pasta ou fibrocimento), De peso igual ou superior a 650 g/m2
 4000 Tecidos filtrantes e tecidos espessos, do tipo utilizado em prensas de óleo ou outros usos técnicos análogos, incluindo os de cabelo
 9000 Outros
6001 Veludos e pelúcias (incluindo os tecidos denominados de "felpa longa" ou "pelo comprido") e tecidos de anéis, de malha
 10 Tecidos denominados de "felpa longa" ou "pelo comprido" De
  10 algodão
  20 fibras sintéticas ou artificiais
  90 outras matérias têxteis
 2100 Tecidos de anéis, De algodão
 2200 Tecidos de anéis, De fibras sintéticas ou artificiais
 2900 Tecidos de anéis, De outras matérias têxteis
 9100 Outros, De algodão
 9200 Outros, De fibras sintéticas ou artificiais
 9900 Outros, De outras matérias têxteis
6002 Tecidos de malha de largura não superior a 30 cm, que contenham, em peso, 5 % ou mais de fios de elastômeros ou de fios de borracha, exceto os da posição 60.01
 40 Que contenham, em peso, 5 % ou mais de fios de elastômeros, mas que não contenham fios de borracha De
  10 algodão
  20 fibras sintéticas ou artificiais
  90 outras matérias têxteis
 9010 Outros De algodão
 9020 Outros De fibras sintéticas ou artificiais
 9090 Outros De outras matérias têxteis
6003 Tecidos de malha de largura não superior a 30 cm, exceto os das posições 60.01 e 60.02
 1000 De lã ou de pelos finos
 2000 De algodão
 3000 De fibras sintéticas
 4000 De fibras artificiais
 9000 Outros
6004 Tecidos de malha de largura superior a 30 cm, que contenham, em peso, 5 % ou mais de fios de elastômeros ou de fios de borracha, exceto os da posição 60.01
 10 Que contenham, em peso, 5 % ou mais de fios de elastômeros, mas que não contenham fios de borracha De
  11 algodão Crus ou branqueados
  12 algodão Tintos
  13 algodão De fios de diversas cores
  14 algodão Estampados
  31 fibras sintéticas Crus ou branqueados
  32 fibras sintéticas Tintos
  33 fibras sintéticas De fios de diversas cores
  34 fibras sintéticas Estampados
  41 fibras artificiais Crus ou branqueados
  42 fibras artificiais Tintos
  43 fibras artificiais De fios de diversas cores
  44 fibras artificiais Estampados
  91 outras matérias têxteis Crus ou branqueados
  92 outras matérias têxteis Tintos
  93 outras matérias têxteis De fios de diversas cores
  94 outras matérias têxteis Estampados
 9010 Outros De algodão
 9030 Outros De fibras sintéticas
 9040 Outros De fibras artificiais
 9090 Outros De outras matérias têxteis
6005 Tecidos de malha-urdidura (incluindo os fabricados em teares para galões), exceto os das posições 60.01 a 60.04
 2100 De algodão, Crus ou branqueados
 2200 De algodão, Tintos
 2300 De algodão, De fios de diversas cores
 2400 De algodão, Estampados
 3500 De fibras sintéticas, Tecidos mencionados na Nota de subposição 1 do presente Capítulo
 3600 De fibras sintéticas, Outros, crus ou branqueados
 3700 De fibras sintéticas, Outros, tintos
 3800 De fibras sintéticas, Outros, de fios de diversas cores
 3900 De fibras sintéticas, Outros, estampados
 4100 De fibras artificiais, Crus ou branqueados
 4200 De fibras artificiais, Tintos
 4300 De fibras artificiais, De fios de diversas cores
 4400 De fibras artificiais, Estampados
 9010 Outros De lã ou de pelos finos
 9090 Outros Outros
6006 Outros tecidos de malha
 1000 De lã ou de pelos finos
 2100 De algodão, Crus ou branqueados
 2200 De algodão, Tintos
 2300 De algodão, De fios de diversas cores
 2400 De algodão, Estampados
 31 De fibras sintéticas, Crus ou branqueados
  10 De náilon ou de outras poliamidas
  20 De poliésteres
  30 Acrílicos ou modacrílicos
  90 Outros
 32 De fibras sintéticas, Tintos
  10 De náilon ou de outras poliamidas
  20 De poliésteres
  30 Acrílicos ou modacrílicos
  90 Outros
 33 De fibras sintéticas, De fios de diversas cores
  10 De náilon ou de outras poliamidas
  20 De poliésteres
  30 Acrílicos ou modacrílicos
  90 Outros
 34 De fibras sintéticas, Estampados
  10 De náilon ou de outras poliamidas
  20 De poliésteres
  30 Acrílicos ou modacrílicos
  90 Outros
 4100 De fibras artificiais, Crus ou branqueados
 4200 De fibras artificiais, Tintos
 4300 De fibras artificiais, De fios de diversas cores
 4400 De fibras artificiais, Estampados
 9000 Outros
6101 Sobretudos, japonas, gabões, capas, anoraques, casacos (blusões*) e semelhantes, de malha, de uso masculino, exceto os artigos da posição 61.03
 2000 De algodão
 3000 De fibras sintéticas ou artificiais
 90 De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
6102 Mantôs (Casacos compridos*), capas, anoraques, casacos (blusões*) e semelhantes, de malha, de uso feminino, exceto os artigos da posição 61.04
 1000 De lã ou de pelos finos
 2000 De algodão
 3000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6103 Ternos (Fatos*), conjuntos, paletós (casacos*), calças, jardineiras, bermudas e shorts (calções) (exceto de banho), de malha, de uso masculino
 10 Ternos (Fatos*) De
  10 lã ou de pelos finos
  20 fibras sintéticas
  90 outras matérias têxteis
 2200 Conjuntos, De algodão
 2300 Conjuntos, De fibras sintéticas
 29 Conjuntos, De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
 3100 Paletós (Casacos*), De lã ou de pelos finos
 3200 Paletós (Casacos*), De algodão
 3300 Paletós (Casacos*), De fibras sintéticas
 3900 Paletós (Casacos*), De outras matérias têxteis
 4100 Calças, jardineiras, bermudas e shorts (calções), De lã ou de pelos finos
 4200 Calças, jardineiras, bermudas e shorts (calções), De algodão
 4300 Calças, jardineiras, bermudas e shorts (calções), De fibras sintéticas
 4900 Calças, jardineiras, bermudas e shorts (calções), De outras matérias têxteis
6104 Tailleurs (Fatos de saia-casaco*), conjuntos, blazers (casacos*), vestidos, saias, saias-calças, calças, jardineiras, bermudas e shorts (calções) (exceto de banho), de malha, de uso feminino
 1300 Tailleurs (Fatos de saia-casaco*), De fibras sintéticas
 19 Tailleurs (Fatos de saia-casaco*), De outras matérias têxteis De
  10 lã ou de pelos finos
  20 algodão
  90 outras matérias têxteis
 2200 Conjuntos, De algodão
 2300 Conjuntos, De fibras sintéticas
 29 Conjuntos, De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
 3100 Blazers (Casacos*), De lã ou de pelos finos
 3200 Blazers (Casacos*), De algodão
 3300 Blazers (Casacos*), De fibras sintéticas
 3900 Blazers (Casacos*), De outras matérias têxteis
 4100 Vestidos, De lã ou de pelos finos
 4200 Vestidos, De algodão
 4300 Vestidos, De fibras sintéticas
 4400 Vestidos, De fibras artificiais
 4900 Vestidos, De outras matérias têxteis
 5100 Saias e saias-calças, De lã ou de pelos finos
 5200 Saias e saias-calças, De algodão
 5300 Saias e saias-calças, De fibras sintéticas
 5900 Saias e saias-calças, De outras matérias têxteis
 6100 Calças, jardineiras, bermudas e shorts (calções), De lã ou de pelos finos
 6200 Calças, jardineiras, bermudas e shorts (calções), De algodão
 6300 Calças, jardineiras, bermudas e shorts (calções), De fibras sintéticas
 6900 Calças, jardineiras, bermudas e shorts (calções), De outras matérias têxteis
6105 Camisas de malha, de uso masculino
 1000 De algodão
 2000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6106 Camisas (Camiseiros*), blusas, blusas chemisiers (blusas-camiseiros*), de malha, de uso feminino
 1000 De algodão
 2000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6107 Cuecas, ceroulas, camisolões (camisas de noite*), pijamas, roupões de banho, robes e semelhantes, de malha, de uso masculino
 1100 Cuecas e ceroulas, De algodão
 1200 Cuecas e ceroulas, De fibras sintéticas ou artificiais
 1900 Cuecas e ceroulas, De outras matérias têxteis
 2100 Camisolões (Camisas de noite*) e pijamas, De algodão
 2200 Camisolões (Camisas de noite*) e pijamas, De fibras sintéticas ou artificiais
 2900 Camisolões (Camisas de noite*) e pijamas, De outras matérias têxteis
 9100 Outros, De algodão
 99 Outros, De outras matérias têxteis
  10 De fibras sintéticas ou artificiais
  90 Outros
6108 Combinações, anáguas (saiotes), calcinhas, camisolas (camisas de noite*), pijamas, déshabillés, roupões de banho, penhoares (robes de quarto*) e semelhantes, de malha, de uso feminino
 1100 Combinações e anáguas (saiotes), De fibras sintéticas ou artificiais
 1900 Combinações e anáguas (saiotes), De outras matérias têxteis
 2100 Calcinhas, De algodão
 2200 Calcinhas, De fibras sintéticas ou artificiais
 2900 Calcinhas, De outras matérias têxteis
 3100 Camisolas (Camisas de noite*) e pijamas, De algodão
 3200 Camisolas (Camisas de noite*) e pijamas, De fibras sintéticas ou artificiais
 3900 Camisolas (Camisas de noite*) e pijamas, De outras matérias têxteis
 9100 Outros, De algodão
 9200 Outros, De fibras sintéticas ou artificiais
 9900 Outros, De outras matérias têxteis
6109 Camisetas (T-shirts), camisetas interiores (camisolas interiores*), e artigos semelhantes, de malha
 1000 De algodão
 9000 De outras matérias têxteis
6110 De
 1100 lã ou de pelos finos, De lã
 1200 lã ou de pelos finos, De cabra de Caxemira
 1900 lã ou de pelos finos, Outros
 2000 algodão
 3000 fibras sintéticas ou artificiais
 9000 outras matérias têxteis
6111 Vestuário e seus acessórios, de malha, para bebês
 2000 De algodão
 3000 De fibras sintéticas
 90 De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
6112 Abrigos (Fatos de treino*) para esporte, macacões (fatos-macacos*) e conjuntos, de esqui, maiôs (fatos de banho*), biquínis, shorts (calções) e sungas (slips), de banho, de malha
 1100 Abrigos (Fatos de treino*) para esporte, De algodão
 1200 Abrigos (Fatos de treino*) para esporte, De fibras sintéticas
 1900 Abrigos (Fatos de treino*) para esporte, De outras matérias têxteis
 2000 Macacões (Fatos-macacos*) e conjuntos, de esqui
 3100 Maiôs (Fatos de banho*), shorts (calções) e sungas (slips), de banho, de uso masculino, De fibras sintéticas
 3900 Maiôs (Fatos de banho*), shorts (calções) e sungas (slips), de banho, de uso masculino, De outras matérias têxteis
 4100 Maiôs (Fatos de banho*) e biquínis, de banho, de uso feminino, De fibras sintéticas
 4900 Maiôs (Fatos de banho*) e biquínis, de banho, de uso feminino, De outras matérias têxteis
6113 Vestuário confeccionado com tecidos de malha das posições 59.03, 59.06 ou 59.07
 0000
6114 Outro vestuário de malha
 2000 De algodão
 3000 De fibras sintéticas ou artificiais
 90 De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
6115 Meias-calças, meias acima do joelho, meias até o joelho e artigos semelhantes, incluindo as meias calças, meias acima do joelho e meias até o joelho, de compressão degressiva (as meias para varizes, por exemplo), de malha
 10 Meias-calças, meias acima do joelho e meias até o joelho, de compressão degressiva (as meias para varizes, por exemplo)
  11 Meias-calças De fibras sintéticas, de título inferior a 67 decitex por fio simples
  12 Meias-calças De fibras sintéticas, de título igual ou superior a 67 decitex por fio simples
  13 Meias-calças De lã ou de pelos finos
  14 Meias-calças De algodão
  19 Meias-calças De outras matérias têxteis
  21 Meias acima do joelho e meias até o joelho, de uso feminino, de título inferior a 67 decitex por fio simples De fibras sintéticas ou artificiais
  22 Meias acima do joelho e meias até o joelho, de uso feminino, de título inferior a 67 decitex por fio simples De algodão
  29 Meias acima do joelho e meias até o joelho, de uso feminino, de título inferior a 67 decitex por fio simples De outras matérias têxteis
  91 Outras De lã ou de pelos finos
  92 Outras De algodão
  93 Outras De fibras sintéticas
  99 Outras De outras matérias têxteis
 2100 Outras meias-calças, De fibras sintéticas, de título inferior a 67 decitex por fio simples
 2200 Outras meias-calças, De fibras sintéticas, de título igual ou superior a 67 decitex por fio simples
 29 Outras meias-calças, De outras matérias têxteis
  10 De lã ou de pelos finos
  20 De algodão
  90 Outras
 30 Outras meias acima do joelho e meias até o joelho, de uso feminino, de título inferior a 67 decitex por fio simples De
  10 fibras sintéticas ou artificiais
  20 algodão
  90 outras matérias têxteis
 9400 Outros, De lã ou de pelos finos
 9500 Outros, De algodão
 9600 Outros, De fibras sintéticas
 9900 Outros, De outras matérias têxteis
6116 Luvas, mitenes e semelhantes, de malha
 1000 Impregnadas, revestidas, recobertas ou estratificadas, de plástico ou de borracha
 9100 Outras, De lã ou de pelos finos
 9200 Outras, De algodão
 9300 Outras, De fibras sintéticas
 9900 Outras, De outras matérias têxteis
6117 Outros acessórios de vestuário, confeccionados, de malha; partes de vestuário ou de seus acessórios, de malha
 1000 Xales, echarpes, lenços de pescoço, cachenês, cachecóis, mantilhas, véus e semelhantes
 80 Outros acessórios
  10 Gravatas, gravatas-borboletas e plastrons
  90 Outros
 9000 Partes
6201 Sobretudos, japonas, gabões, capas, anoraques, casacos (blusões*) e semelhantes, de uso masculino, exceto os artigos da posição 62.03
 2000 De lã ou de pelos finos
 3000 De algodão
 4000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6202 Mantôs (Casacos compridos*), capas, anoraques, casacos (blusões*) e semelhantes, de uso feminino, exceto os artigos da posição 62.04
 2000 De lã ou de pelos finos
 3000 De algodão
 4000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6203 Ternos (Fatos*), conjuntos, paletós (casacos*), calças, jardineiras, bermudas e shorts (calções) (exceto de banho), de uso masculino
 1100 Ternos (Fatos*), De lã ou de pelos finos
 1200 Ternos (Fatos*), De fibras sintéticas
 1900 Ternos (Fatos*), De outras matérias têxteis
 2200 Conjuntos, De algodão
 2300 Conjuntos, De fibras sintéticas
 29 Conjuntos, De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outros
 3100 Paletós (Casacos*), De lã ou de pelos finos
 3200 Paletós (Casacos*), De algodão
 3300 Paletós (Casacos*), De fibras sintéticas
 3900 Paletós (Casacos*), De outras matérias têxteis
 4100 Calças, jardineiras, bermudas e shorts (calções), De lã ou de pelos finos
 4200 Calças, jardineiras, bermudas e shorts (calções), De algodão
 4300 Calças, jardineiras, bermudas e shorts (calções), De fibras sintéticas
 4900 Calças, jardineiras, bermudas e shorts (calções), De outras matérias têxteis
6204 Tailleurs (Fatos de saia-casaco*), conjuntos, blazers (casacos*), vestidos, saias, saias-calças, calças, jardineiras, bermudas e shorts (calções) (exceto de banho), de uso feminino
 1100 Tailleurs (Fatos de saia-casaco*), De lã ou de pelos finos
 1200 Tailleurs (Fatos de saia-casaco*), De algodão
 1300 Tailleurs (Fatos de saia-casaco*), De fibras sintéticas
 1900 Tailleurs (Fatos de saia-casaco*), De outras matérias têxteis
 2100 Conjuntos, De lã ou de pelos finos
 2200 Conjuntos, De algodão
 2300 Conjuntos, De fibras sintéticas
 2900 Conjuntos, De outras matérias têxteis
 3100 Blazers (Casacos*), De lã ou de pelos finos
 3200 Blazers (Casacos*), De algodão
 3300 Blazers (Casacos*), De fibras sintéticas
 3900 Blazers (Casacos*), De outras matérias têxteis
 4100 Vestidos, De lã ou de pelos finos
 4200 Vestidos, De algodão
 4300 Vestidos, De fibras sintéticas
 4400 Vestidos, De fibras artificiais
 4900 Vestidos, De outras matérias têxteis
 5100 Saias e saias-calças, De lã ou de pelos finos
 5200 Saias e saias-calças, De algodão
 5300 Saias e saias-calças, De fibras sintéticas
 5900 Saias e saias-calças, De outras matérias têxteis
 6100 Calças, jardineiras, bermudas e shorts (calções), De lã ou de pelos finos
 6200 Calças, jardineiras, bermudas e shorts (calções), De algodão
 6300 Calças, jardineiras, bermudas e shorts (calções), De fibras sintéticas
 6900 Calças, jardineiras, bermudas e shorts (calções), De outras matérias têxteis
6205 Camisas de uso masculino
 2000 De algodão
 3000 De fibras sintéticas ou artificiais
 90 De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outras
6206 Camisas (Camiseiros*), blusas, blusas chemisiers (blusas-camiseiros*), de uso feminino
 1000 De seda ou de desperdícios de seda
 2000 De lã ou de pelos finos
 3000 De algodão
 4000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6207 Camisetas interiores (Camisolas interiores*), cuecas, ceroulas, camisolões (camisas de noite*), pijamas, roupões de banho, robes, e artigos semelhantes, de uso masculino
 1100 Cuecas e ceroulas, De algodão
 1900 Cuecas e ceroulas, De outras matérias têxteis
 2100 Camisolões (Camisas de noite*) e pijamas, De algodão
 2200 Camisolões (Camisas de noite*) e pijamas, De fibras sintéticas ou artificiais
 2900 Camisolões (Camisas de noite*) e pijamas, De outras matérias têxteis
 9100 Outros, De algodão
 99 Outros, De outras matérias têxteis
  10 De fibras sintéticas ou artificiais
  90 Outros
6208 Corpetes (Camisolas interiores*), combinações, anáguas (saiotes), calcinhas, camisolas (camisas de noite*), pijamas, déshabillés, roupões de banho, penhoares (robes de quarto*), e artigos semelhantes, de uso feminino
 1100 Combinações e anáguas (saiotes), De fibras sintéticas ou artificiais
 1900 Combinações e anáguas (saiotes), De outras matérias têxteis
 2100 Camisolas (Camisas de noite*) e pijamas, De algodão
 2200 Camisolas (Camisas de noite*) e pijamas, De fibras sintéticas ou artificiais
 2900 Camisolas (Camisas de noite*) e pijamas, De outras matérias têxteis
 9100 Outros, De algodão
 9200 Outros, De fibras sintéticas ou artificiais
 9900 Outros, De outras matérias têxteis
6209 Vestuário e seus acessórios, para bebês
 2000 De algodão
 3000 De fibras sintéticas
 90 De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outras
6210 
 1000 Com as matérias das posições 56.02 ou 56.03
 2000 Outro vestuário, do tipo abrangido pela posição 62.01
 3000 Outro vestuário, do tipo abrangido pela posição 62.0
 4000 Outro vestuário de uso masculino
 5000 Outro vestuário de uso feminino
6211 Abrigos (Fatos de treino*) para esporte, macacões (fatos-macacos*) e conjuntos, de esqui, maiôs (fatos de banho*), biquínis, shorts (calções) e sungas (slips), de banho; outro vestuário
 1100 Maiôs (Fatos de banho*), biquínis, shorts (calções) e sungas (slips), de banho, De uso masculino
 1200 Maiôs (Fatos de banho*), biquínis, shorts (calções) e sungas (slips), de banho, De uso feminino
 2000 Macacões (Fatos-macacos*) e conjuntos, de esqui
 3200 Outro vestuário de uso masculino, De algodão
 3300 Outro vestuário de uso masculino, De fibras sintéticas ou artificiais
 39 Outro vestuário de uso masculino, De outras matérias têxteis
  10 De lã ou de pelos finos
  90 Outras
 4200 Outro vestuário de uso feminino, De algodão
 4300 Outro vestuário de uso feminino, De fibras sintéticas ou artificiais
 4900 Outro vestuário de uso feminino, De outras matérias têxteis
6212 Sutiãs, cintas, espartilhos, suspensórios, ligas e artigos semelhantes, e suas partes, mesmo de malha
 1000 Sutiãs e bustiês (sutiãs de cós alto*)
 2000 Cintas e cintas-calças
 3000 Modeladores de torso inteiro (Cintas-sutiãs*)
 9000 Outros
6213 Lenços de assoar e de bolso
 2000 De algodão
 90 De outras matérias têxteis
  10 De seda ou de desperdícios de seda
  90 Outros
6214 Xales, echarpes, lenços de pescoço, cachenês, cachecóis, mantilhas, véus e artigos semelhantes
 1000 De seda ou de desperdícios de seda
 2000 De lã ou de pelos finos
 3000 De fibras sintéticas
 4000 De fibras artificiais
 90 De outras matérias têxteis
  10 De algodão
  90 Outros
6215 Gravatas, gravatas-borboletas (laços*) e plastrões
 1000 De seda ou de desperdícios de seda
 2000 De fibras sintéticas ou artificiais
 9000 De outras matérias têxteis
6216 Luvas, mitenes e semelhantes
 0000
6217 Outros acessórios confeccionados de vestuário; partes de vestuário ou dos seus acessórios, exceto as da posição 62.12
 1000 Acessórios
 9000 Partes
6301 Cobertores e mantas
 1000 Cobertores e mantas, elétricos
 2000 Cobertores e mantas (exceto os elétricos), de lã ou de pelos finos
 3000 Cobertores e mantas (exceto os elétricos), de algodão
 4000 Cobertores e mantas (exceto os elétricos), de fibras sintéticas
 9000 Outros cobertores e mantas
6302 Roupa de cama, mesa, toucador ou cozinha
 1000 Roupa de cama, de malha
 2100 Outra roupa de cama, estampadas, De algodão
 2200 Outra roupa de cama, estampadas, De fibras sintéticas ou artificiais
 2900 Outra roupa de cama, estampadas, De outras matérias têxteis
 3100 Outra roupa de cama, De algodão
 3200 Outra roupa de cama, De fibras sintéticas ou artificiais
 3900 Outra roupa de cama, De outras matérias têxteis
 4000 Roupa de mesa, de malha
 5100 Outra roupa de mesa, De algodão
 5300 Outra roupa de mesa, De fibras sintéticas ou artificiais
 59 Outra roupa de mesa, De outras matérias têxteis
  10 De linho
  90 Outras
 6000 Roupa de toucador ou de cozinha, de tecidos atoalhados (turcos) de algodão
 9100 Outra, De algodão
 9300 Outra, De fibras sintéticas ou artificiais
 99 Outra, De outras matérias têxteis
  10 De linho
  90 Outras
6303 Cortinados, cortinas, reposteiros e estores; sanefas
 1200 De malha, De fibras sintéticas
 19 De malha, De outras matérias têxteis
  10 De algodão
  90 Outros
 9100 Outros, De algodão
 9200 Outros, De fibras sintéticas
 9900 Outros, De outras matérias têxteis
6304 Outros artigos para guarnição de interiores, exceto os da posição 94.04
 1100 Colchas, De malha
 19 Colchas, Outras De
  10 algodão
  90 outras matérias têxteis
 2000 Mosquiteiros para camas mencionados na Nota de subposição 1 do presente Capítulo
 9100 Outros, De malha
 9200 Outros, De algodão, exceto de malha
 9300 Outros, De fibras sintéticas, exceto de malha
 9900 Outros, De outras matérias têxteis, exceto de malha
6305 Sacos de quaisquer dimensões, para embalagem
 1000 De juta ou de outras fibras têxteis liberianas da posição 53.03
 2000 De algodão
 3200 De matérias têxteis sintéticas ou artificiais, Recipientes flexíveis para produtos a granel
 33 De matérias têxteis sintéticas ou artificiais, Outros, obtidos a partir de lâminas ou formas semelhantes de polietileno ou de polipropileno
  10 De malha
  90 Outros
 3900 De matérias têxteis sintéticas ou artificiais, Outros
 9000 De outras matérias têxteis
6306 Encerados e toldos; tendas (incluindo os gazebos temporários e artigos semelhantes); velas para embarcações, para pranchas à vela ou para carros à vela; artigos para acampamento
 1200 Encerados e toldos, De fibras sintéticas
 19 Encerados e toldos, De outras matérias têxteis
  10 De algodão
  90 Outros
 2200 Tendas (incluindo os gazebos temporários e artigos semelhantes), De fibras sintéticas
 29 Tendas (incluindo os gazebos temporários e artigos semelhantes), De outras matérias têxteis
  10 De algodão
  90 Outros
 3010 Velas De fibras sintéticas
 3090 Velas De outras matérias têxteis
 40 Colchões pneumáticos De
  10 algodão
  90 outras matérias têxteis
 9000 Outros
6307 Outros artigos confeccionados, incluindo os moldes para vestuário
 1000 Rodilhas, esfregões, panos de prato ou de cozinha, flanelas e artigos de limpeza semelhantes
 2000 Cintos e coletes salva-vidas
 9010 Outros De falso tecido (tecido não tecido)
 9020 Outros Artigo tubular com tratamento ignífugo, próprio para saída de emergência de pessoas, mesmo com seus elementos de montagem
 9090 Outros Outros
6308 Sortidos constituídos por cortes de tecido e fios, mesmo com acessórios, para confecção de tapetes, tapeçarias, toalhas de mesa ou guardanapos, bordados, ou artigos têxteis semelhantes, em embalagens para venda a retalho
 0000
6309 Artigos de matérias têxteis e artigos de uso semelhante, usados
 0010 Vestuário, seus acessórios, e suas partes
 0090 Outros
6310 
 1000 Selecionados
 9000 Outros
6401 Calçado impermeável de sola exterior e parte superior de borracha ou plástico, em que a parte superior não tenha sido reunida à sola exterior por costura ou por meio de rebites, pregos, parafusos, espigões ou dispositivos semelhantes, nem formada por diferentes partes reunidas pelos mesmos processos
 1000 Calçado com biqueira protetora de metal
 9200 Outro calçado, Cobrindo o tornozelo, mas não o joelho
 99 Outro calçado, Outro
  10 Cobrindo o joelho
  90 Outro
6402 Outro calçado com sola exterior e parte superior de borracha ou plástico
 1200 Calçado para esporte, Calçado para esqui e para surfe de neve
 1900 Calçado para esporte, Outro
 2000 Calçado com parte superior em tiras ou correias, fixados à sola por pregos, tachas, pinos e semelhantes
 91 Outro calçado, Cobrindo o tornozelo
  10 Com biqueira protetora de metal
  90 Outro
 99 Outro calçado, Outro
  10 Com biqueira protetora de metal
  90 Outro
6403 Calçado com sola exterior de borracha, plástico, couro natural ou reconstituído e parte superior de couro natural
 1200 Calçado para esporte, Calçado para esqui e para surfe de neve
 1900 Calçado para esporte, Outro
 2000 Calçado com sola exterior de couro natural e parte superior constituída por tiras de couro natural passando pelo peito do pé e envolvendo o dedo grande
 4000 Outro calçado, com biqueira protetora de metal
 51 Outro calçado, com sola exterior de couro natural, Cobrindo o tornozelo
  10 Com sola de madeira e desprovido de palmilha
  90 Outro
 59 Outro calçado, com sola exterior de couro natural, Outro
  10 Com sola de madeira e desprovido de palmilha
  90 Outro
 91 Outro calçado, Cobrindo o tornozelo
  10 Com sola de madeira e desprovido de palmilha
  90 Outro
 99 Outro calçado, Outro
  10 Com sola de madeira e desprovido de palmilha
  90 Outro
6404 Calçado com sola exterior de borracha, plástico, couro natural ou reconstituído e parte superior de matérias têxteis
 1100 Calçado com sola exterior de borracha ou de plástico, Calçado para esporte; calçado para tênis, basquetebol, ginástica, treino e semelhantes
 1900 Calçado com sola exterior de borracha ou de plástico, Outro
 2000 Calçado com sola exterior de couro natural ou reconstituído
6405 Outro calçado
 10 Com parte superior de couro natural ou reconstituído
  10 Com sola exterior de borracha ou plástico e parte superior de couro reconstituído
  20 Com sola exterior de couro natural ou reconstituído e parte superior de couro reconstituído
  90 Outro
 2000 Com parte superior de matérias têxteis
 9000 Outro
6406 Partes de calçado (incluindo as partes superiores, mesmo fixadas a solas que não sejam as solas exteriores); palmilhas, reforços interiores e artigos semelhantes, amovíveis; polainas, perneiras e artigos semelhantes, e suas partes
 1000 Partes superiores de calçado e seus componentes, exceto contrafortes e biqueiras rígidas
 2000 Solas exteriores e saltos, de borracha ou plástico
 9010 Outros Solas exteriores e saltos, de couro natural ou reconstituído
 9020 Outros Palmilhas
 9090 Outros Outros
6501 Esboços não enformados nem na copa nem na aba, discos e cilindros, mesmo cortados no sentido da altura, de feltro, para chapéus
 0000
6502 Esboços de chapéus, entrançados ou obtidos por reunião de tiras de qualquer matéria, sem copa nem aba enformadas e sem guarnições
 0010 De palha fina (manila, panamá e semelhantes)
 0090 Outros
6504 Chapéus e outros artigos de uso semelhante, entrançados ou obtidos por reunião de tiras, de qualquer matéria, mesmo guarnecidos
 0010 De palha fina (manila, panamá e semelhantes)
 0090 Outros
6505 Chapéus e outros artigos de uso semelhante, de malha ou confeccionados com rendas, feltro ou outros produtos têxteis, em peça (mas não em tiras), mesmo guarnecidos; coifas e redes, para o cabelo, de qualquer matéria, mesmo guarnecidas
 0011 Bonés De algodão
 0012 Bonés De fibras sintéticas ou artificiais
 0019 Bonés De outras matérias têxteis
 0021 Gorros De algodão
 0022 Gorros De fibras sintéticas ou artificiais
 0029 Gorros De outras matérias têxteis
 0031 Chapéus De algodão
 0032 Chapéus De fibras sintéticas ou artificiais
 0039 Chapéus De outras matérias têxteis
 0090 Outros
6506 Outros chapéus e artigos de uso semelhante, mesmo guarnecidos
 1010 Do tipo utilizado por bombeiros, com viseira e protetor facial incorporados
 1090 Outros
 9100 Outros, De borracha ou de plástico
 9900 Outros, De outras matérias
6507 Carneiras, forros, capas, armações, palas e barbicachos (francaletes*), para chapéus e artigos de uso semelhante
 0000
6601 Guarda-chuvas, sombrinhas e guarda-sóis (incluindo as bengalas-guarda-chuvas e os guarda-sóis de jardim e semelhantes)
 1000 Guarda-sóis de jardim e artigos semelhantes
 91 Outros, De haste ou cabo telescópico
  10 Cobertos de tecido de seda ou de matérias têxteis sintéticas ou artificiais
  90 Outros
 9900 Outros, Outros
6602 Bengalas, bengalas-assentos, chicotes, pingalins e artigos semelhantes
 0000
6603 Partes, guarnições e acessórios, para os artigos das posições 66.01 ou 66.02
 2000 Armações montadas, mesmo com hastes ou cabos, para guarda-chuvas, sombrinhas ou guarda-sói
 9000 Outros
6701 Peles e outras partes de aves, com as suas penas ou penugem, penas, partes de penas, penugem e artigos destas matérias, exceto os produtos da posição 05.05, bem como os cálamos e outros canos de
 0000
6702 Flores, folhagem e frutos, artificiais, e suas partes; artigos confeccionados com flores, folhagem e frutos, artificiais
 1000 De plástico
 9000 De outras matérias
6703 Cabelo disposto no mesmo sentido, adelgaçado, branqueado ou preparado de outro modo; lã, pelos e outras matérias têxteis, preparados para fabricação de perucas ou de artigos semelhantes
 0000
6704 Perucas, barbas, sobrancelhas, pestanas, madeixas e artigos semelhantes, de cabelo, pelos ou de matérias têxteis; outras obras de cabelo não especificadas nem compreendidas noutras posições
 1100 De matérias têxteis sintéticas, Perucas completas
 1900 De matérias têxteis sintéticas, Outros
 2000 De cabelo
 9000 De outras matérias
6801 Pedras para calcetar, meios-fios (lancis) e placas (lajes) para pavimentação, de pedra natural (exceto a ardósia)
 0000
6802 Pedras de cantaria ou de construção (exceto de ardósia) trabalhadas e obras destas pedras, exceto as da posição 68.01; cubos, pastilhas e artigos semelhantes, para mosaicos, de pedra natural (incluindo a ardósia), mesmo com suporte; grânulos, fragmentos e pós, de pedra natural (incluindo a ardósia), corados artificialmente
 1000 Ladrilhos, cubos, pastilhas e artigos semelhantes, mesmo de forma diferente da quadrada ou retangular, cuja maior superfície possa ser inscrita num quadrado de lado inferior a 7 cm; grânulos, fragmentos e pós, corados artificialmente
 2100 Outras pedras de cantaria ou de construção e suas obras, simplesmente talhadas ou serradas, de superfície plana ou lisa, Mármore, travertino e alabastro
 2300 Outras pedras de cantaria ou de construção e suas obras, simplesmente talhadas ou serradas, de superfície plana ou lisa, Granito
 2900 Outras pedras de cantaria ou de construção e suas obras, simplesmente talhadas ou serradas, de superfície plana ou lisa, Outras pedras
 9100 Outras, Mármore, travertino e alabastro
 9200 Outras, Outras pedras calcárias
 93 Outras, Granito
  10 Esferas para moinho
  90 Outros
 99 Outras, Outras pedras
  10 Esferas para moinho
  90 Outras
6803 Ardósia natural trabalhada e obras de ardósia natural ou aglomerada
 0000
6804 Mós e artigos semelhantes, sem armação, para moer, desfibrar, triturar, amolar, polir, retificar ou cortar; pedras para amolar ou para polir, manualmente, e suas partes, de pedras naturais, de abrasivos naturais ou artificiais aglomerados ou de cerâmica, mesmo com partes de outras matérias
 1000 Mós para moer ou desfibrar
 21 Outras mós e artigos semelhantes, De diamante natural ou sintético, aglomerado
  11 De diâmetro inferior a 53,34 cm Aglomerados com resina
  19 De diâmetro inferior a 53,34 cm Outros
  90 Outros
 22 Outras mós e artigos semelhantes, De outros abrasivos aglomerados ou de cerâmica
  11 De diâmetro inferior a 53,34 cm Aglomerados com resina
  19 De diâmetro inferior a 53,34 cm Outros
  90 Outros
 2300 Outras mós e artigos semelhantes, De pedras naturais
 3000 Pedras para amolar ou para polir, manualmente
6805 Abrasivos naturais ou artificiais, em pó ou em grãos, aplicados sobre matérias têxteis, papel, cartão ou outras matérias, mesmo recortados, costurados ou reunidos de outro modo
 1000 Aplicados apenas sobre tecidos de matérias têxteis
 2000 Aplicados apenas sobre papel ou cartão
 30 Aplicados sobre outras matérias
  10 Com suporte de papel ou cartão combinados com matérias têxteis
  20 Discos de fibra vulcanizada recobertos com óxido de alumínio ou carboneto de silício
  90 Outros
6806 Lãs de escórias de altos-fornos, lãs de outras escórias, lã de rocha e lãs minerais semelhantes; vermiculita e argilas, expandidas, espuma de escórias e produtos minerais semelhantes, expandidos; misturas e obras de matérias minerais para isolamento do calor e do som ou para absorção do som, exceto as das posições 68.11, 68.12 ou do Capítulo 69
 1000 Lãs de escórias de altos-fornos, lãs de outras escórias, lã de rocha e lãs minerais semelhantes, mesmo misturadas entre si, a granel, em folhas ou em rolos
 2000 Vermiculita e argilas, expandidas, espuma de escórias e produtos minerais semelhantes, expandidos, mesmo misturados entre si
 9010 Outros Aluminosos ou silicoaluminosos
 9090 Outros Outros
6807 Obras de asfalto ou de produtos semelhantes (por exemplo, breu ou pez)
 1000 Em rolos
 9000 Outras
6808 Painéis, chapas, ladrilhos, blocos e semelhantes, de fibras vegetais, palha ou aparas, partículas, serragem (serradura) ou outros desperdícios de madeira, aglomerados com cimento, gesso ou outros aglutinantes minerais
 0000
6809 Obras de gesso ou de composições à base de gesso
 1100 Chapas, placas, painéis, ladrilhos e semelhantes, não ornamentados, Revestidos ou reforçados exclusivamente com papel ou cartão
 1900 Chapas, placas, painéis, ladrilhos e semelhantes, não ornamentados, Outros
 9000 Outras obras
6810 
 1100 Telhas, ladrilhos, placas (lajes), tijolos e artigos semelhantes, Blocos e tijolos para a construção
 1900 Telhas, ladrilhos, placas (lajes), tijolos e artigos semelhantes, Outros
 9100 Outras obras, Elementos pré-fabricados para a construção ou engenharia civil
 9900 Outras obras, Outras
6811 Obras de fibrocimento, cimento-celulose ou produtos semelhantes
 4000 Que contenham amianto
 8100 Que não contenham amianto, Placas onduladas
 8200 Que não contenham amianto, Outras placas, painéis, ladrilhos, telhas e artigos semelhantes
 8900 Que não contenham amianto, Outras obras
6812 Amianto trabalhado, em fibras; misturas à base de amianto ou à base de amianto e carbonato de magnésio; obras destas misturas ou de amianto (por exemplo, fios, tecidos, vestuário, chapéus e artigos de uso semelhante, calçado, juntas), mesmo armadas, exceto as das posições 68.11 ou 68.13
 8000 De crocidolita
 9100 Outros, Vestuário, acessórios de vestuário, calçado e chapéus
 99 Outros, Outros
  10 Juntas e outros elementos com função semelhante de vedação
  20 Amianto trabalhado, em fibras
  30 Misturas à base de amianto ou à base de amianto e carbonato de magnésio
  90 Outras
6813 Guarnições de fricção (por exemplo, placas, rolos, tiras, segmentos, discos, anéis, pastilhas), não montadas, para freios (travões), embreagens ou qualquer outro mecanismo de fricção, à base de amianto, de outras substâncias minerais ou de celulose, mesmo combinadas com têxteis ou outras matérias
 2000 Que contenham amianto
 81 Que não contenham amianto, Guarnições para freios (travões)
  10 Pastilhas
  90 Outras
 89 Que não contenham amianto, Outras
  10 Disco de fricção para embreagens
  90 Outras
6814 Mica trabalhada e obras de mica, incluindo a mica aglomerada ou reconstituída, mesmo com suporte de papel, de cartão ou de outras matérias
 1000 Placas, folhas ou tiras, de mica aglomerada ou reconstituída, mesmo com suporte
 9000 Outras
6815 Obras de pedra ou de outras matérias minerais (incluindo as fibras de carbono, as obras destas matérias e as de turfa), não especificadas nem compreendidas noutras posições
 1100 Fibras de carbono; obras de fibras de carbono para usos não elétricos; outras obras de grafita ou de outros carbonos, para usos não elétricos, Fibras de carbono
 1200 Fibras de carbono; obras de fibras de carbono para usos não elétricos; outras obras de grafita ou de outros carbonos, para usos não elétricos, Têxteis de fibras de carbon
 1300 Fibras de carbono; obras de fibras de carbono para usos não elétricos; outras obras de grafita ou de outros carbonos, para usos não elétricos, Outras obras de fibras de carbono
 1900 Fibras de carbono; obras de fibras de carbono para usos não elétricos; outras obras de grafita ou de outros carbonos, para usos não elétricos, Outras
 2000 Obras de turfa
 91 Outras obras, Que contenham magnesita, magnésia sob a forma de periclásio, dolomita incluindo sob a forma de cal dolomítica, ou cromita
  10 Crus, aglomerados com aglutinante químico
  90 Outras
 99 Outras obras, Outras
  11 Eletrofundidas Com um teor de alumina (Al2O3), igual ou superior a 90 %, em peso
  12 Eletrofundidas Com um teor de silica (SiO2) igual ou superior a 90 %, em peso
  13 Eletrofundidas Com um teor, em peso, de óxido de zircônio (ZrO2) igual ou superior a 50 % mesmo com um conteúdo de alumina inferior a 45 %
  14 Eletrofundidas Constituídas por uma mistura ou combinação de alumina (Al2O3), silica (SiO2) e óxido de zircônio (ZrO2), com um teor, em peso, de alumina igual ou superior a 45 %, mas inferior a 90 % ou com um conteúdo, em peso, de óxido de zircônio (ZrO2) igual ou superior a 20 %, mas inferior a 50
  19 Eletrofundidas Outras
  90 Outras
6901 Tijolos, placas (lajes), ladrilhos e outras peças cerâmicas de farinhas siliciosas fósseis (por exemplo, kieselguhr, tripolita, diatomita) ou de terras siliciosas semelhantes
 0000
6902 Tijolos, placas (lajes), ladrilhos e peças cerâmicas semelhantes, para construção, refratários, que não sejam de farinhas siliciosas fósseis nem de terras siliciosas semelhantes
 10 Que contenham, em peso, mais de 50 % dos elementos Mg, Ca ou Cr, tomados isoladamente ou em conjunto, expressos em MgO, CaO ou Cr2O3
  11 Magnesianos ou à base de óxido de cromo Tijolos ou placas, que contenham, em peso, mais de 90 % de trióxido de dicromo
  18 Magnesianos ou à base de óxido de cromo Outros tijolos
  19 Magnesianos ou à base de óxido de cromo Outros
  90 Outros
 20 Que contenham, em peso, mais de 50 % de alumina (Al2O3), de sílica (SiO2) ou de uma mistura ou combinação destes produtos
  10 Tijolos sílico-aluminosos
  91 Outros Sílico-aluminosos
  92 Outros Silicoso, semi-silicoso ou de sílica
  93 Outros De silimanita
  99 Outros Outros
 9010 Outros De grafita
 9020 Outros Não fundidos, com um teor de óxido de zircônio (ZrO2) superior a 25 %, em peso
 9030 Outros Com um teor de carbono superior a 85 %, em peso, e diâmetro médio de poro inferior ou igual a 5 micrômetros (mícrons), do tipo utilizado em altos-fornos
 9040 Outros De carboneto de silício
 9090 Outros Outros
6903 Outros produtos cerâmicos refratários (por exemplo, retortas, cadinhos, muflas, bocais, tampões, suportes, copelas, tubos, mangas, varetas, "portas" deslizantes (slide gates)) que não sejam de farinhas siliciosas fósseis nem de terras siliciosas semelhantes
 10 Que contenham, em peso, mais de 50 % de carbono livre
  11 Cadinhos De grafita, exceto os do subitem 6903.10.12
  12 Cadinhos Elaborados com uma mistura de grafita e carboneto de silício
  19 Cadinhos Outros
  20 Retortas elaboradas com uma mistura de grafita e carboneto de silício
  30 Tampas e tampões
  40 Tubos
  90 Outros
 20 Que contenham, em peso, mais de 50 % de alumina (Al2O3) ou de uma mistura ou combinação de alumina e sílica (SiO2)
  10 Cadinhos
  20 Tampas e tampões
  30 Tubos
  90 Outros
 9011 Outros Tubos De carboneto de silício
 9012 Outros Tubos De compostos de zircônio
 9019 Outros Tubos Outros
 9091 Outros Outros De carboneto de silício
 9092 Outros Outros De compostos de zircônio
 9099 Outros Outros Outros
6904 Tijolos para construção, tijoleiras, tapa-vigas e produtos semelhantes, de cerâmica
 1000 Tijolos para construção
 9000 Outros
6905 Telhas, elementos de chaminés, condutores de fumaça (fumo), ornamentos arquitetônicos, de cerâmica, e outros produtos cerâmicos para construção
 1000 Telhas
 9000 Outros
6906 Tubos, calhas ou algerozes e acessórios para canalizações, de cerâmica
 0000
6907 Ladrilhos e placas (lajes), para pavimentação ou revestimento, de cerâmica; cubos, pastilhas e artigos semelhantes, para mosaicos, de cerâmica, mesmo com suporte; peças de acabamento, de cerâmica
 2100 Ladrilhos e placas (lajes), para pavimentação ou revestimento, exceto os das subposições 6907.30 e 6907.40, Com um coeficiente de absorção de água, em peso, não superior a 0,5 %
 2200 Ladrilhos e placas (lajes), para pavimentação ou revestimento, exceto os das subposições 6907.30 e 6907.40, Com um coeficiente de absorção de água, em peso, superior a 0,5 %, mas não superior a 10 %
 2300 Ladrilhos e placas (lajes), para pavimentação ou revestimento, exceto os das subposições 6907.30 e 6907.40, Com um coeficiente de absorção de água, em peso, superior a 10 %
 3000 Cubos, pastilhas e artigos semelhantes, para mosaicos, exceto os da subposição 6907.40
 4000 Peças de acabamento
6909 Aparelhos e artigos para usos químicos ou para outros usos técnicos, de cerâmica; alguidares, gamelas e outros recipientes semelhantes para usos rurais, de cerâmica; bilhas e outras vasilhas próprias para transporte ou embalagem, de cerâmica
 1100 Aparelhos e artigos para usos químicos ou para outros usos técnicos, De porcelana
 12 Aparelhos e artigos para usos químicos ou para outros usos técnicos, Artigos com uma dureza equivalente a 9 ou mais na escala de Mohs
  10 Guia-fios para máquina têxtil
  20 Guias de agulhas para cabeças de impressão
  30 Anéis de carboneto de silício para juntas de vedação mecânicas
  90 Outros
 19 Aparelhos e artigos para usos químicos ou para outros usos técnicos, Outros
  10 Guia-fios para máquina têxtil
  20 Guias de agulhas para cabeças de impressão
  30 Colmeia de cerâmica à base de alumina (Al2O3), sílica (SiO2) e óxido de magnésio (MgO), de depuradores por conversão catalítica de gases de escape de veículos
  90 Outros
 9000 Outros
6910 
 1000 De porcelana
 9000 Outros
6911 Serviços de mesa, artigos de cozinha, outros artigos de uso doméstico e artigos de higiene ou de toucador, de porcelana
 10 Artigos para serviço de mesa ou de cozinha
  10 Conjunto (jogo ou aparelho) para jantar, café ou chá, apresentado em embalagem comum
  90 Outros
 9000 Outros
6912 Serviços de mesa, artigos de cozinha, outros artigos de uso doméstico e artigos de higiene ou de toucador, de cerâmica, exceto de porcelana
 0000
6913 Estatuetas e outros objetos de ornamentação, de cerâmica
 1000 De porcelana
 9000 Outros
6914 Outras obras de cerâmica
 1000 De porcelana
 9000 Outras
7001 Cacos, fragmentos e outros desperdícios e resíduos de vidro, exceto o vidro de tubos catódicos e outros vidros ativados da posição 85.49; vidro em blocos ou massas
 0000
7002 Vidro em esferas (exceto as microsferas da posição 70.18), barras, varetas ou tubos, não trabalhado
 1000 Esferas
 2000 Barras ou varetas
 3100 Tubos, De quartzo ou de outras sílicas fundidos
 3200 Tubos, De outro vidro com um coeficiente de dilatação linear não superior a 5 x 10-6 por Kelvin, entre 0 °C e 300 °C
 3900 Tubos, Outros
7003 Vidro vazado ou laminado, em chapas, folhas ou perfis, mesmo com camada absorvente, refletora ou não, mas não trabalhado de outro modo
 1200 Chapas e folhas, não armadas, Coradas na massa, opacificadas, folheadas (chapeadas), ou com camada absorvente, refletora ou não
 1900 Chapas e folhas, não armadas, Outras
 2000 Chapas e folhas, armadas
 3000 Perfis
7004 Vidro estirado ou soprado, em folhas, mesmo com camada absorvente, refletora ou não, mas não trabalhado de outro modo
 2000 Vidro corado na massa, opacificado, folheado (chapeado), ou com camada absorvente, refletora ou não
 9000 Outro vidro
7005 Vidro flotado e vidro desbastado ou polido numa ou em ambas as faces, em chapas ou em folhas, mesmo com camada absorvente, refletora ou não, mas não trabalhado de outro modo
 1000 Vidro não armado, com camada absorvente, refletora ou não
 2100 Outro vidro não armado, Corado na massa, opacificado, folheado (chapeado) ou simplesmente desbastado
 2900 Outro vidro não armado, Outro
 3000 Vidro armado
7006 Vidro das posições 70.03, 70.04 ou 70.05, recurvado, biselado, gravado, brocado, esmaltado ou trabalhado de outro modo, mas não emoldurado nem associado a outras matérias
 0000
7007 Vidros de segurança consistindo em vidros temperados ou formados por folhas contracoladas
 1100 Vidros temperados, De dimensões e formatos que permitam a sua aplicação em automóveis, veículos aéreos, barcos ou outros veículos
 1900 Vidros temperados, Outros
 2100 Vidros formados por folhas contracoladas, De dimensões e formatos que permitam a sua aplicação em automóveis, veículos aéreos, barcos ou outros veículos
 2900 Vidros formados por folhas contracoladas, Outros
7008 Vidros isolantes de paredes múltiplas
 0000
7009 Espelhos de vidro, mesmo emoldurados, incluindo os espelhos retrovisores
 1000 Espelhos retrovisores para veículos
 9100 Outros, Não emoldurados
 9200 Outros, Emoldurados
7010 
 1000 Ampolas
 2000 Rolhas, tampas e outros dispositivos para fechar recipientes
 9011 Outros De capacidade superior a 1 l Garrafões e garrafas
 9012 Outros De capacidade superior a 1 l Frascos, boiões, vasos, embalagens tubulares e outros recipientes próprios para transporte ou embalagem; boiões para conservas
 9021 Outros De capacidade superior a 0,33 l, mas não superior a 1 l Garrafões e garrafas
 9022 Outros De capacidade superior a 0,33 l, mas não superior a 1 l Frascos, boiões, vasos, embalagens tubulares e outros recipientes próprios para transporte ou embalagem; boiões para conservas
 9090 Outros Outros
7011 Ampolas e invólucros, mesmo tubulares, abertos, e suas partes, de vidro, sem guarnições, para lâmpadas e fontes de luz, elétricas, tubos catódicos ou semelhantes
 10 Para iluminação elétrica
  10 Para lâmpadas ou tubos de descarga, incluindo os de luz relâmpago (flash)
  21 Para lâmpadas de incandescência Bulbos de diâmetro inferior ou igual a 90 mm
  29 Para lâmpadas de incandescência Outros
  90 Outros
 2000 Para tubos catódicos
 9000 Outros
7013 Objetos de vidro para serviço de mesa, cozinha, toucador, escritório, ornamentação de interiores ou usos semelhantes (exceto os das posições 70.10 ou 70.18)
 1000 Objetos de vitrocerâmica
 2200 Copos com pé, exceto de vitrocerâmica, De cristal de chumbo
 2800 Copos com pé, exceto de vitrocerâmica, Outros
 3300 Outros copos, exceto de vitrocerâmica, De cristal de chumbo
 3700 Outros copos, exceto de vitrocerâmica, Outros
 4100 Objetos para serviço de mesa (exceto copos) ou de cozinha, exceto de vitrocerâmica, De cristal de chumbo
 42 Objetos para serviço de mesa (exceto copos) ou de cozinha, exceto de vitrocerâmica, De vidro com um coeficiente de dilatação linear não superior a 5 x 10-6 por Kelvin, entre 0 °C e 300 °C
  10 Cafeteiras e chaleiras
  90 Outros
 4900 Objetos para serviço de mesa (exceto copos) ou de cozinha, exceto de vitrocerâmica, Outros
 91 Outros objetos, De cristal de chumbo
  10 Para ornamentação de interiores
  90 Outros
 9900 Outros objetos, Outros
7014 Artigos de vidro para sinalização e elementos de óptica de vidro (exceto os da posição 70.15), não trabalhados opticamente
 0000
7015 Vidros de relojoaria e vidros semelhantes, vidros para lentes, mesmo corretivas, curvos ou arqueados, ocos ou semelhantes, não trabalhados opticamente; esferas ocas e segmentos de esferas, de vidro, para fabricação desses vidros
 10 Vidros para lentes corretivas
  10 Fotocromáticos
  91 Outros Brancos
  92 Outros Coloridos
 9010 Outros Vidros de relojoaria
 9020 Outros Vidros para máscaras, óculos ou anteparos, protetores
 9030 Outros Vidros para os demais óculos
 9090 Outros Outros
7016 Blocos, placas, tijolos, ladrilhos, telhas e outros artigos, de vidro prensado ou moldado, mesmo armado, para construção; cubos, pastilhas e outros artigos semelhantes, de vidro, mesmo com suporte, para mosaicos ou decorações semelhantes; vitrais de vidro; vidro denominado "multicelular" ou "espuma" de vidro, em blocos, painéis, chapas e conchas ou formas semelhantes
 1000 Cubos, pastilhas e outros artigos semelhantes, de vidro, mesmo com suporte, para mosaicos ou decorações semelhantes
 9000 Outros
7017 Artigos de vidro para laboratório, higiene ou farmácia, mesmo graduados ou calibrados
 1000 De quartzo ou de outras sílicas, fundidos
 2000 De outro vidro com um coeficiente de dilatação linear não superior a 5 x 10-6 por Kelvin, entre 0 °C e 300 °C
 9000 Outros
7018 Contas, imitações de pérolas naturais ou cultivadas, imitações de pedras preciosas ou semipreciosas e artigos semelhantes, de vidro e suas obras, exceto bijuterias; olhos de vidro, exceto de prótese; estatuetas e outros objetos de ornamentação, de vidro trabalhado a maçarico, exceto bijuterias; microsferas de vidro, de diâmetro não superior a 1 mm
 10 Contas, imitações de pérolas naturais ou cultivadas, imitações de pedras preciosas ou semipreciosas e artigos semelhantes, de vidro
  10 Contas de vidro
  20 Imitações de pérolas naturais ou cultivadas, pedras preciosas ou semipreciosas
  90 Outros
 2000 Microsferas de vidro, de diâmetro não superior a 1 mm
 9000 Outros
7019 Fibras de vidro (incluindo a lã de vidro) e suas obras (por exemplo, fios, mechas ligeiramente torcidas (rovings), tecidos)
 1100 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Fios cortados (chopped strands), de comprimento não superior a 50 mm
 12 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Mechas ligeiramente torcidas (rovings)
  10 Impregnadas ou recobertas com resina de poliuretano ou borracha de estireno-butadien
  90 Outras
 1300 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Outros fios, mechas
 1400 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Mantas (mats) consolidadas mecanicamente
 1500 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Mantas (mats) consolidadas quimicamente
 1900 Mechas, mesmo ligeiramente torcidas (rovings), fios cortados ou não e mantas (mats) dessas matérias, Outros
 6100 Tecidos consolidados mecanicamente, Tecidos de mechas ligeiramente torcidas (rovings) de malha fechada (closed woven fabrics)
 6200 Tecidos consolidados mecanicamente, Outros, obtidos de mechas ligeiramente torcidas (rovings) de malha fechada (other closed fabrics)
 6300 Tecidos consolidados mecanicamente, Tecidos de fios de malha fechada, em ponto de tafetá, não revestidos nem estratificados
 6400 Tecidos consolidados mecanicamente, Tecidos de fios de malha fechada, em ponto de tafetá, revestidos ou estratificados
 6500 Tecidos consolidados mecanicamente, Tecidos de malha aberta de largura não superior a 30 cm
 6600 Tecidos consolidados mecanicamente, Tecidos de malha aberta de largura superior a 30 cm
 6900 Tecidos consolidados mecanicamente, Outros
 7100 Tecidos consolidados quimicamente, Véus (camadas finas)
 7200 Tecidos consolidados quimicamente, Outros tecidos de malha fechada
 73 Tecidos consolidados quimicamente, Outros tecidos de malha aberta
  10 Constituídos por fios paralelizados e superpostos entre si em ângulo de 90°, impregnados e soldados nos pontos de interseção com resina termoplástica, com densidade igual ou superior a 3 e inferior ou igual a 7 fios por centímetro
  90 Outros
 8000 Lã de vidro e suas obras
 9000 Outras
7020 Outras obras de vidro
 0010 Ampolas de vidro para garrafas térmicas ou para outros recipientes isotérmicos, cujo isolamento seja assegurado pelo vácuo
 0090 Outras
7101 Pérolas naturais ou cultivadas, mesmo trabalhadas ou combinadas, mas não enfiadas, nem montadas, nem engastadas; pérolas naturais ou cultivadas, enfiadas temporariamente para facilidade de transporte
 1000 Pérolas naturais
 2100 Pérolas cultivadas, Em bruto
 2200 Pérolas cultivadas, Trabalhadas
7102 Diamantes, mesmo trabalhados, mas não montados nem engastados
 1000 Não selecionados
 2100 Industriais, Em bruto ou simplesmente serrados, clivados ou desbastados
 2900 Industriais, Outros
 3100 Não industriais, Em bruto ou simplesmente serrados, clivados ou desbastados
 3900 Não industriais, Outros
7103 Pedras preciosas (exceto diamantes) ou semipreciosas, mesmo trabalhadas ou combinadas, mas não enfiadas, nem montadas, nem engastadas; pedras preciosas (exceto diamantes) ou semipreciosas, não combinadas, enfiadas temporariamente para facilidade de transporte
 1000 Em bruto ou simplesmente serradas ou desbastadas
 9100 Trabalhadas de outro modo, Rubis, safiras e esmeraldas
 9900 Trabalhadas de outro modo, Outras
7104 Pedras sintéticas ou reconstituídas, mesmo trabalhadas ou combinadas, mas não enfiadas, nem montadas, nem engastadas; pedras sintéticas ou reconstituídas, não combinadas, enfiadas temporariamente para facilidade de transporte
 1000 Quartzo piezelétrico
 2100 Outras, em bruto ou simplesmente serradas ou desbastadas, Diamantes
 2900 Outras, em bruto ou simplesmente serradas ou desbastadas, Outras
 9100 Outras, Diamantes
 9900 Outras, Outras
7105 Pó de diamantes, de pedras preciosas ou semipreciosas ou de pedras sintéticas
 1000 De diamantes
 9000 Outros
7106 Prata (incluindo a prata dourada ou platinada), em formas brutas ou semimanufaturadas, ou em pó
 1000 Pós
 9100 Outras, Em formas brutas
 92 Outras, Em formas semimanufaturadas
  10 Barras, fios e perfis de seção maciça
  20 Chapas, lâminas, folhas e tiras
  90 Outras
7107 Metais comuns folheados ou chapeados (plaquê) de prata, em formas brutas ou semimanufaturadas
 0000
7108 Ouro (incluindo o ouro platinado), em formas brutas ou semimanufaturadas, ou em pó
 1100 Para usos não monetários, Pós
 12 Para usos não monetários, Noutras formas brutas
  10 Bulhão dourado (bullion doré)
  90 Outras
 13 Para usos não monetários, Noutras formas semimanufaturadas
  10 Barras, fios e perfis de seção maciça
  90 Outros
 2000 Para uso monetário
7109 Metais comuns ou prata, folheados ou chapeados (plaquê) de ouro, em formas brutas ou semimanufaturadas
 0000
7110 
 1100 Platina, Em formas brutas ou em pó
 19 Platina, Outras
  10 Barras, fios e perfis de seção maciça
  90 Outras
 2100 Paládio, Em formas brutas ou em pó
 2900 Paládio, Outras
 3100 Ródio, Em formas brutas ou em pó
 3900 Ródio, Outras
 4100 Irídio, ósmio e rutênio, Em formas brutas ou em pó
 4900 Irídio, ósmio e rutênio, Outras
7111 Metais comuns, prata ou ouro, folheados ou chapeados (plaquê) de platina, em formas brutas ou semimanufaturadas
 0000
7112 Desperdícios e resíduos de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê); outros desperdícios e resíduos que contenham metais preciosos ou compostos de metais preciosos, do tipo utilizado principalmente para a recuperação de metais preciosos, exceto os produtos da posição 85.49
 30 Cinzas que contenham metais preciosos ou compostos de metais preciosos
  10 Que contenham ouro, mas que não contenham outros metais preciosos
  20 Que contenham platina, mas que não contenham outros metais preciosos
  90 Outros
 9100 Outros, De ouro, de metais folheados ou chapeados (plaquê) de ouro, exceto varreduras de ourivesaria que contenham outros metais preciosos
 9200 Outros, De platina, de metais folheados ou chapeados (plaquê) de platina, exceto varreduras de ourivesaria que contenham outros metais preciosos
 9900 Outros, Outros
7113 Artigos de joalheria e suas partes, de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 1100 De metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê), De prata, mesmo revestida, folheada ou chapeada de outros metais preciosos (plaquê)
 1900 De metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê), De outros metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê)
 2000 De metais comuns folheados ou chapeados de metais preciosos (plaquê)
7114 Artigos de ourivesaria e suas partes, de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 1100 De metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê), De prata, mesmo revestida, folheada ou chapeada de outros metais preciosos (plaquê)
 1900 De metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê), De outros metais preciosos, mesmo revestidos, folheados ou chapeados de metais preciosos (plaquê)
 2000 De metais comuns folheados ou chapeados de metais preciosos (plaquê)
7115 Outras obras de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 1000 Telas ou grades catalisadoras, de platina
 9000 Outras
7116 Obras de pérolas naturais ou cultivadas, de pedras preciosas ou semipreciosas ou de pedras sintéticas ou reconstituídas
 1000 De pérolas naturais ou cultivadas
 20 De pedras preciosas ou semipreciosas ou de pedras sintéticas ou reconstituídas
  10 De diamantes sintéticos
  20 Guias de agulhas, de rubi, para cabeças de impressão
  90 Outras
7117 Bijuterias
 1100 De metais comuns, mesmo prateados, dourados ou platinados, Abotoaduras (botões de punho) e artigos semelhantes
 1900 De metais comuns, mesmo prateados, dourados ou platinados, Outras
 9000 Outras
7118 Moedas
 10 Moedas sem curso legal, exceto de ouro
  10 Destinadas a ter curso legal no país importador
  90 Outras
 9000 Outras
7201 Ferro fundido bruto e ferro spiegel (especular), em lingotes, linguados ou outras formas primárias
 1000 Ferro fundido bruto não ligado, que contenha, em peso, 0,5 % ou menos de fósforo
 2000 Ferro fundido bruto não ligado, que contenha, em peso, mais de 0,5 % de fósforo
 5000 Ligas de ferro fundido bruto; ferro spiegel (especular)
7202 Ferroligas
 1100 Ferromanganês, Que contenha, em peso, mais de 2 % de carbono
 1900 Ferromanganês, Outra
 2100 Ferrossilício, Que contenha, em peso, mais de 55 % de silício
 2900 Ferrossilício, Outra
 3000 Ferrossiliciomanganês
 4100 Ferrocromo, Que contenha, em peso, mais de 4 % de carbono
 4900 Ferrocromo, Outra
 5000 Ferrossiliciocromo
 6000 Ferroníquel
 7000 Ferromolibdênio
 8000 Ferrotungstênio (ferrovolfrâmio) e ferrossiliciotungstênio (ferrossiliciovolfrâmio)
 9100 Outras, Ferrotitânio e ferrossiliciotitânio
 9200 Outras, Ferrovanádio
 9300 Outras, Ferronióbio (ferrocolômbio)
 99 Outras, Outras
  10 Ferrofósforo
  90 Outras
7203 Produtos ferrosos obtidos por redução direta dos minérios de ferro e outros produtos ferrosos esponjosos, em pedaços, esferas ou formas semelhantes; ferro de pureza mínima, em peso, de 99,94 %, em pedaços, esferas ou formas semelhantes
 1000 Produtos ferrosos obtidos por redução direta dos minérios de ferro
 9000 Outros
7204 Desperdícios e resíduos, e sucata, de ferro fundido, ferro ou aço; desperdícios e resíduos, em lingotes, de ferro ou aço
 1000 Desperdícios e resíduos, e sucata, de ferro fundido
 2100 Desperdícios e resíduos, e sucata, de ligas de aço, De aço inoxidável
 2900 Desperdícios e resíduos, e sucata, de ligas de aço, Outros
 3000 Desperdícios e resíduos, e sucata, de ferro ou aço, estanhados
 4100 Outros desperdícios e resíduos, e sucata, Resíduos do torno e da fresa, aparas, lascas (meulures), pó de serra, limalhas e desperdícios da estampagem ou do corte, mesmo em fardos
 4900 Outros desperdícios e resíduos, e sucata, Outros
 5000 Desperdícios e resíduos, em lingotes
7205 Granalhas e pós de ferro fundido bruto, de ferro spiegel (especular), de ferro ou aço
 1000 Granalhas
 2100 Pós, De ligas de aço
 2910 Pós, Outros De ferro esponjoso, com um teor de ferro igual ou superior a 98 %, em peso
 2920 Pós, Outros De ferro revestido com resina termoplástica, com um teor de ferro igual ou superior a 98 %, em pes
 2990 Pós, Outros Outros
7206 Ferro e aço não ligado, em lingotes ou outras formas primárias, exceto o ferro da posição 72.03
 1000 Lingotes
 9000 Outros
7207 Produtos semimanufaturados de ferro ou aço não ligado
 11 Que contenham, em peso, menos de 0,25 % de carbono, De seção transversal quadrada ou retangular, com largura inferior a duas vezes a espessura
  10 Billets
  90 Outros
 1200 Que contenham, em peso, menos de 0,25 % de carbono, Outros, de seção transversal retangular
 1900 Que contenham, em peso, menos de 0,25 % de carbono, Outros
 2000 Que contenham, em peso, 0,25 % ou mais de carbono
7208 Produtos laminados planos, de ferro ou aço não ligado, de largura igual ou superior a 600 mm, laminados a quente, não folheados ou chapeados, nem revestidos
 1000 Em rolos, simplesmente laminados a quente, apresentando motivos em relevo
 2500 Outros, em rolos, simplesmente laminados a quente, decapados, De espessura igual ou superior a 4,75 mm
 26 Outros, em rolos, simplesmente laminados a quente, decapados, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
  10 Com um limite mínimo de elasticidade de 355 MPa
  90 Outros
 27 Outros, em rolos, simplesmente laminados a quente, decapados, De espessura inferior a 3 mm
  10 Com um limite mínimo de elasticidade de 275 MPa
  90 Outros
 36 Outros, em rolos, simplesmente laminados a quente, De espessura superior a 10 mm
  10 Com um limite mínimo de elasticidade de 355 MPa
  90 Outros
 3700 Outros, em rolos, simplesmente laminados a quente, De espessura igual ou superior a 4,75 mm, mas não superior a 10 mm
 38 Outros, em rolos, simplesmente laminados a quente, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
  10 Com um limite mínimo de elasticidade de 355 MPa
  90 Outros
 39 Outros, em rolos, simplesmente laminados a quente, De espessura inferior a 3 mm
  10 Com um limite mínimo de elasticidade de 275 MPa
  90 Outros
 4000 Não enrolados, simplesmente laminados a quente, apresentando motivos em relevo
 5100 Outros, não enrolados, simplesmente laminados a quente, De espessura superior a 10 mm
 5200 Outros, não enrolados, simplesmente laminados a quente, De espessura igual ou superior a 4,75 mm, mas não superior a 10 mm
 5300 Outros, não enrolados, simplesmente laminados a quente, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
 5400 Outros, não enrolados, simplesmente laminados a quente, De espessura inferior a 3 mm
 9000 Outros
7209 Produtos laminados planos, de ferro ou aço não ligado, de largura igual ou superior a 600 mm, laminados a frio, não folheados ou chapeados, nem revestidos
 1500 Em rolos simplesmente laminados a frio, De espessura igual ou superior a 3 mm
 1600 Em rolos simplesmente laminados a frio, De espessura superior a 1 mm, mas inferior a 3 mm
 1700 Em rolos simplesmente laminados a frio, De espessura igual ou superior a 0,5 mm, mas não superior a 1 mm
 1800 Em rolos simplesmente laminados a frio, De espessura inferior a 0,5 mm
 2500 Não enrolados, simplesmente laminados a frio, De espessura igual ou superior a 3 mm
 2600 Não enrolados, simplesmente laminados a frio, De espessura superior a 1 mm, mas inferior a 3 mm
 2700 Não enrolados, simplesmente laminados a frio, De espessura igual ou superior a 0,5 mm, mas não superior a 1 mm
 2800 Não enrolados, simplesmente laminados a frio, De espessura inferior a 0,5 mm
 9000 Outros
7210 
 1100 Estanhados, De espessura igual ou superior a 0,5 mm
 1200 Estanhados, De espessura inferior a 0,5 mm
 2000 Revestidos de chumbo, incluindo os revestidos de uma liga de chumboestanho
 30 Galvanizados eletroliticamente
  10 De espessura inferior a 4,75 mm
  90 Outros
 41 Galvanizados por outro processo, Ondulados
  10 De espessura inferior a 4,75 mm
  90 Outros
 49 Galvanizados por outro processo, Outros
  10 De espessura inferior a 4,75 mm
  90 Outros
 5000 Revestidos de óxidos de cromo ou de cromo e óxidos de cromo
 6100 Revestidos de alumínio, Revestidos de ligas de aluminiozinco
 69 Revestidos de alumínio, Outros
  11 Revestidos de ligas de aluminiossilício De peso igual ou superior a 120 g/m2 e com conteúdo de silício igual ou superior a 5 %, mas inferior ou igual a 11 %, em peso
  19 Revestidos de ligas de aluminiossilício Outros
  90 Outros
 70 Pintados, envernizados ou revestidos de plástico
  10 Pintados ou envernizados
  20 Revestidos de plástico
 9000 Outros
7211 Produtos laminados planos, de ferro ou aço não ligado, de largura inferior a 600 mm, não folheados ou chapeados, nem revestidos
 1300 Simplesmente laminados a quente, Laminados nas quatro faces ou em caixa fechada, de largura superior a 150 mm e de espessura igual ou superior a 4 mm, não enrolados e não apresentando motivos em relevo
 1400 Simplesmente laminados a quente, Outros, de espessura igual ou superior a 4,75 mm
 1900 Simplesmente laminados a quente, Outros
 2300 Simplesmente laminados a frio, Que contenham, em peso, menos de 0,25 % de carbono
 29 Simplesmente laminados a frio, Outros Com um teor de carbono igual ou superior a
  10 0,25 %, mas inferior a 0,6 %, em peso
  20 0,6 %, em peso
 9010 Outros Com um teor de carbono igual ou superior a 0,6 %, em peso
 9090 Outros Outros
7212 Produtos laminados planos, de ferro ou aço não ligado, de largura inferior a 600 mm, folheados ou chapeados, ou revestidos
 1000 Estanhados
 20 Galvanizados eletroliticamente
  10 De espessura inferior a 4,75 mm
  90 Outros
 3000 Galvanizados por outro processo
 40 Pintados, envernizados ou revestidos de plástico
  10 Pintados ou envernizados
  21 Revestidos de plástico Com uma camada intermediária de liga cobre-estanho ou cobre-estanho-chumbo, aplicada por sinterização
  29 Revestidos de plástico Outros
 50 Revestidos de outras matérias
  10 Com uma camada de liga cobre-estanho ou cobre-estanho-chumbo, aplicada por sinterização, inclusive com revestimento misto metal-plástico ou metal-plástico-fibra de carbon
  90 Outros
 6000 Folheados ou chapeados
7213 Fio-máquina de ferro ou aço não ligado
 1000 Dentados, com nervuras, sulcos (entalhes) ou relevos, obtidos durante a laminagem
 2000 Outros, de aço para tornear
 91 Outros, De seção circular, de diâmetro inferior a 14 mm
  10 Com um teor de carbono igual ou superior a 0,6 %, em peso
  90 Outros
 99 Outros, Outros
  10 Com um teor de carbono igual ou superior a 0,6 %, em peso
  90 Outros
7214 Barras de ferro ou aço não ligado, simplesmente forjadas, laminadas, estiradas ou extrudadas, a quente, incluindo as que tenham sido submetidas a torção após laminagem
 1010 Forjadas Com um teor de carbono inferior ou igual a 0,6 %, em peso
 1090 Forjadas Outras
 2000 Dentadas, com nervuras, sulcos (entalhes) ou relevos, obtidos durante a laminagem, ou torcidas após laminage
 3000 Outras, de aço para tornear
 9100 Outras, De seção transversal retangular
 99 Outras, Outras
  10 De seção circular
  90 Outras
7215 Outras barras de ferro ou aço não ligado
 1000 De aço para tornear, simplesmente obtidas ou completamente acabadas a frio
 5000 Outras, simplesmente obtidas ou completamente acabadas a frio
 9010 Outras Com um teor de carbono inferior ou igual a 0,6 %, em peso
 9090 Outras Outras
7216 Perfis de ferro ou aço não ligado
 1000 Perfis em U, I ou H, simplesmente laminados, estirados ou extrudados, a quente, de altura inferior a 80 mm
 2100 Perfis em L ou T, simplesmente laminados, estirados ou extrudados, a quente, de altura inferior a 80 mm, Perfis em L
 2200 Perfis em L ou T, simplesmente laminados, estirados ou extrudados, a quente, de altura inferior a 80 mm, Perfis em T
 3100 Perfis em U, I ou H, simplesmente laminados, estirados ou extrudados, a quente, de altura igual ou superior a 80 mm, Perfis em U
 3200 Perfis em U, I ou H, simplesmente laminados, estirados ou extrudados, a quente, de altura igual ou superior a 80 mm, Perfis em I
 3300 Perfis em U, I ou H, simplesmente laminados, estirados ou extrudados, a quente, de altura igual ou superior a 80 mm, Perfis em H
 40 Perfis em L ou T, simplesmente laminados, estirados ou extrudados, a quente, de altura igual ou superior a 80 mm
  10 De altura inferior ou igual a 200 mm
  90 Outros
 5000 Outros perfis, simplesmente laminados, estirados ou extrudados, a quente
 61 Perfis simplesmente obtidos ou completamente acabados a frio, Obtidos a partir de produtos laminados planos
  10 De altura inferior a 80 mm
  90 Outros
 69 Perfis simplesmente obtidos ou completamente acabados a frio, Outros
  10 De altura inferior a 80 mm
  90 Outros
 9100 Outros, Obtidos ou acabados a frio a partir de produtos laminados planos
 9900 Outros, Outros
7217 Fios de ferro ou aço não ligado
 10 Não revestidos, mesmo polidos
  11 Com um teor de carbono igual ou superior a 0,6 %, em peso Com um teor, em peso, de fósforo inferior a 0,035 % e de enxofre inferior a 0,035 %, temperado e revenido, flecha máxima sem carga de 1 cm em 1 m, resistência à tração igual ou superior a 1.960 MPa e cuja maior dimensão da seção transversal seja inferior ou igual a 2,25 mm
  19 Com um teor de carbono igual ou superior a 0,6 %, em peso Outros
  90 Outros
 20 Galvanizados
  10 Com um teor de carbono igual ou superior a 0,6 %, em peso
  90 Outros
 30 Revestidos de outros metais comuns
  10 Com um teor de carbono igual ou superior a 0,6 %, em peso
  90 Outros
 9000 Outros
7218 Aço inoxidável em lingotes ou outras formas primárias; produtos semimanufaturados de aço inoxidável
 1000 Lingotes e outras formas primárias
 9100 Outros, De seção transversal retangular
 9900 Outros, Outros
7219 Produtos laminados planos de aço inoxidável, de largura igual ou superior a 600 mm
 1100 Simplesmente laminados a quente, em rolos, De espessura superior a 10 mm
 1200 Simplesmente laminados a quente, em rolos, De espessura igual ou superior a 4,75 mm, mas não superior a 10 mm
 1300 Simplesmente laminados a quente, em rolos, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
 1400 Simplesmente laminados a quente, em rolos, De espessura inferior a 3 mm
 2100 Simplesmente laminados a quente, não enrolados, De espessura superior a 10 mm
 2200 Simplesmente laminados a quente, não enrolados, De espessura igual ou superior a 4,75 mm, mas não superior a 10 mm
 2300 Simplesmente laminados a quente, não enrolados, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
 2400 Simplesmente laminados a quente, não enrolados, De espessura inferior a 3 mm
 3100 Simplesmente laminados a frio, De espessura igual ou superior a 4,75 mm
 3200 Simplesmente laminados a frio, De espessura igual ou superior a 3 mm, mas inferior a 4,75 mm
 3300 Simplesmente laminados a frio, De espessura superior a 1 mm, mas inferior a 3 mm
 3400 Simplesmente laminados a frio, De espessura igual ou superior a 0,5 mm, mas não superior a 1 mm
 3500 Simplesmente laminados a frio, De espessura inferior a 0,5 mm
 9010 Outros De espessura inferior a 4,75 mm e dureza igual ou superior a 42 HRC
 9090 Outros Outros
7220 
 1100 Simplesmente laminados a quente, De espessura igual ou superior a 4,75 mm
 12 Simplesmente laminados a quente, De espessura inferior a 4,75 mm
  10 De espessura inferior ou igual a 1,5 mm
  20 De espessura superior a 1,5 mm, mas não superior a 3 mm
  90 Outros
 20 Simplesmente laminados a frio
  10 De largura inferior ou igual a 23 mm e espessura inferior ou igual a 0,1 mm
  90 Outros
 9000 Outros
7221 Fio-máquina de aço inoxidável
 0000
7222 Barras e perfis, de aço inoxidável
 1100 Barras simplesmente laminadas, estiradas ou extrudadas, a quente, De seção circular
 19 Barras simplesmente laminadas, estiradas ou extrudadas, a quente, Outras
  10 De seção transversal retangular
  90 Outras
 2000 Barras simplesmente obtidas ou completamente acabadas a frio
 3000 Outras barras
 4010 Perfis De altura igual ou superior a 80 mm
 4090 Perfis Outros
7223 Fios de aço inoxidável
 0000
7224 Outras ligas de aço, em lingotes ou outras formas primárias; produtos semimanufaturados, de outras ligas de aço
 1000 Lingotes e outras formas primárias
 9000 Outros
7225 Produtos laminados planos, de outras ligas de aço, de largura igual ou superior a 600 mm
 1100 De aço ao silício, denominado "magnético", De grãos orientados
 1900 De aço ao silício, denominado "magnético", Outros
 3000 Outros, simplesmente laminados a quente, em rolos
 40 Outros, simplesmente laminados a quente, não enrolados
  10 De aço, segundo normas AISI D2, D3 ou D6, de espessura inferior ou igual a 7 mm
  20 De aços de corte rápido
  90 Outros
 50 Outros, simplesmente laminados a frio
  10 De aços de corte rápido
  90 Outros
 9100 Outros, Galvanizados eletroliticamente
 9200 Outros, Galvanizados por outro processo
 99 Outros, Outros
  10 De aços de corte rápido
  90 Outros
7226 Produtos laminados planos, de outras ligas de aço, de largura inferior a 600 mm
 1100 De aço ao silício, denominado "magnético", De grãos orientados
 1900 De aço ao silício, denominado "magnético", Outros
 20 De aço de corte rápido
  10 De espessura igual ou superior a 1 mm, mas não superior a 4 mm
  90 Outros
 9100 Outros, Simplesmente laminados a quente
 9200 Outros, Simplesmente laminados a frio
 9900 Outros, Outros
7227 Fio-máquina de outras ligas de aço
 1000 De aço de corte rápido
 2000 De aço siliciomanganês
 9000 Outros
7228 Barras e perfis, de outras ligas de aço; barras ocas para perfuração, de ligas de aço ou de aço não ligado
 10 Barras de aço de corte rápido
  10 Simplesmente laminadas, estiradas ou extrudadas, a quente
  90 Outras
 2000 Barras de aço siliciomanganês
 3000 Outras barras, simplesmente laminadas, estiradas ou extrudadas, a quente
 4000 Outras barras, simplesmente forjadas
 5000 Outras barras, simplesmente obtidas ou completamente acabadas a frio
 6000 Outras barras
 7000 Perfis
 8000 Barras ocas para perfuração
7229 Fios de outras ligas de aço
 2000 De aço siliciomanganês
 9000 Outros
7301 Estacas-pranchas de ferro ou aço, mesmo perfuradas ou feitas com elementos montados; perfis obtidos por soldadura, de ferro ou aço
 1000 Estacas-pranchas
 2000 Perfis
7302 Elementos de vias férreas, de ferro fundido, ferro ou aço: trilhos (carris), contratrilhos (contracarris) e cremalheiras, agulhas, cróssimas, alavancas para comando de agulhas e outros elementos de cruzamentos e desvios, dormentes, talas de junção (eclissas*), coxins de trilho (carril), cantoneiras, placas de apoio ou assentamento, placas de aperto, placas e tirantes de separação e outras peças próprias para a fixação, articulação, apoio ou junção de trilhos (carris)
 10 Trilhos (carris)
  10 De aço, de peso linear igual ou superior a 44,5 kg/m
  90 Outros
 3000 Agulhas, cróssimas, alavancas para comando de agulhas e outros elementos de cruzamentos e desvio
 4000 Talas de junção (Eclissas*) e placas de apoio ou assentamento
 9000 Outros
7303 Tubos e perfis ocos, de ferro fundido
 0000
7304 Tubos e perfis ocos, sem costura, de ferro ou aço
 1100 Tubos do tipo utilizado em oleodutos ou gasodutos, De aço inoxidável
 1900 Tubos do tipo utilizado em oleodutos ou gasodutos, Outros
 2200 Tubos para revestimento de poços, de produção ou suprimento e hastes de perfuração, do tipo utilizado na extração de petróleo ou de gás, Hastes de perfuração de aço inoxidável
 23 Tubos para revestimento de poços, de produção ou suprimento e hastes de perfuração, do tipo utilizado na extração de petróleo ou de gás, Outras hastes de perfuração
  10 De aço não ligado
  90 Outras
 2400 Tubos para revestimento de poços, de produção ou suprimento e hastes de perfuração, do tipo utilizado na extração de petróleo ou de gás, Outros, de aço inoxidável
 29 Tubos para revestimento de poços, de produção ou suprimento e hastes de perfuração, do tipo utilizado na extração de petróleo ou de gás, Outros
  10 De aço não ligado
  31 De outras ligas de aço não revestidos De diâmetro exterior inferior ou igual a 229 mm
  39 De outras ligas de aço não revestidos Outros
  90 Outros
 31 Outros, de seção circular, de ferro ou aço não ligado, Estirados ou laminados, a frio
  10 Tubos não revestidos
  90 Outros
 39 Outros, de seção circular, de ferro ou aço não ligado, Outros
  10 Tubos não revestidos, de diâmetro exterior inferior ou igual a 229 mm
  20 Tubos revestidos, de diâmetro exterior inferior ou igual a 229 mm
  90 Outros
 41 Outros, de seção circular, de aço inoxidável, Estirados ou laminados, a frio
  10 Tubos capilares de diâmetro exterior inferior ou igual a 3 mm e diâmetro interior inferior ou igual a 0,2 mm
  90 Outros
 4900 Outros, de seção circular, de aço inoxidável, Outros
 51 Outros, de seção circular, de outras ligas de aço, Estirados ou laminados, a frio
  11 Tubos de diâmetro exterior inferior ou igual a 229 mm Tubos capilares de diâmetro exterior inferior ou igual a 3 mm e diâmetro interior inferior ou igual a 0,2 mm
  19 Tubos de diâmetro exterior inferior ou igual a 229 mm Outros
  90 Outros
 59 Outros, de seção circular, de outras ligas de aço, Outros
  10 Tubos de diâmetro exterior inferior ou igual a 229 mm
  90 Outros
 9011 Outros De diâmetro exterior inferior ou igual a 229 mm De aço inoxidável
 9019 Outros De diâmetro exterior inferior ou igual a 229 mm Outros
 9090 Outros Outros
7305 Outros tubos (por exemplo, soldados ou rebitados), de seção circular, de diâmetro exterior superior a 406,4 mm, de ferro ou aço
 1100 Tubos do tipo utilizado em oleodutos ou gasodutos, Soldados longitudinalmente por arco imerso
 1200 Tubos do tipo utilizado em oleodutos ou gasodutos, Outros, soldados longitudinalmente
 1900 Tubos do tipo utilizado em oleodutos ou gasodutos, Outros
 2000 Tubos para revestimento de poços, do tipo utilizado na extração de petróleo ou de gás
 3100 Outros, soldados, Soldados longitudinalmente
 3900 Outros, soldados, Outros
 9000 Outros
7306 Outros tubos e perfis ocos (por exemplo, soldados, rebitados, grampeados ou com as bordas simplesmente aproximadas), de ferro ou aço
 1100 Tubos do tipo utilizado em oleodutos ou gasodutos, Soldados, de aço inoxidável
 1900 Tubos do tipo utilizado em oleodutos ou gasodutos, Outros
 2100 Tubos para revestimento de poços, de produção ou suprimento, do tipo utilizado na extração de petróleo ou de gás, Soldados, de aço inoxidável
 2900 Tubos para revestimento de poços, de produção ou suprimento, do tipo utilizado na extração de petróleo ou de gás, Outros
 3010 De diâmetro exterior igual a 22,25 mm, espessura igual a 2,64 mm e comprimento igual a 448,2 mm
 3090 Outros
 4000 Outros, soldados, de seção circular, de aço inoxidável
 5000 Outros, soldados, de seção circular, de outras ligas de aço
 6100 Outros, soldados, de seção não circular, De seção quadrada ou retangular
 6900 Outros, soldados, de seção não circular, De outras seções
 9010 Outros De ferro ou aço não ligado
 9020 Outros De aço inoxidável
 9090 Outros Outros
7307 Acessórios para tubos (por exemplo, uniões, cotovelos, luvas (mangas*)), de ferro fundido, ferro ou aço
 1100 Moldados, De ferro fundido não maleável
 19 Moldados, Outros
  10 De ferro fundido maleável, de diâmetro interior superior a 50,8 mm
  20 De aço
  90 Outros
 2100 Outros, de aço inoxidável, Flanges
 2200 Outros, de aço inoxidável, Cotovelos, curvas e luvas (mangas*), roscados
 2300 Outros, de aço inoxidável, Acessórios para soldar topo a topo
 2900 Outros, de aço inoxidável, Outros
 9100 Outros, Flanges
 9200 Outros, Cotovelos, curvas e luvas (mangas*), roscados
 9300 Outros, Acessórios para soldar topo a topo
 9900 Outros, Outros
7308 Construções e suas partes (por exemplo, pontes e elementos de pontes, comportas, torres, pórticos, pilares, colunas, armações, estruturas para telhados, portas e janelas, e seus caixilhos, alizares e soleiras, portas de correr, balaustradas), de ferro fundido, ferro ou aço, exceto as construções pré-fabricadas da posição 94.06; chapas, barras, perfis, tubos e semelhantes, de ferro fundido, ferro ou aço, próprios para construções
 1000 Pontes e elementos de pontes
 2000 Torres e pórticos
 3000 Portas e janelas, e seus caixilhos, alizares e soleiras
 4000 Material para andaimes, para cofragens ou para escoramentos
 9010 Outros Chapas, barras, perfis, tubos e semelhantes, próprios para construções
 9090 Outros Outros
7309 Reservatórios, tonéis, cubas e recipientes semelhantes para quaisquer matérias (exceto gases comprimidos ou liquefeitos), de ferro fundido, ferro ou aço, de capacidade superior a 300 l, sem dispositivos mecânicos ou térmicos, mesmo com revestimento interior ou calorífugo
 0010 Para armazenamento de grãos e outras matérias sólidas
 0020 Recipientes isotérmicos refrigerados a nitrogênio (azoto) líquido, do tipo utilizado para sêmen, sangue, tecidos biológicos e outros produtos semelhantes
 0090 Outros
7310 De capacidade
 10 igual ou superior a 50 l
  10 Recipientes isotérmicos refrigerados a nitrogênio (azoto) líquido, do tipo utilizado para sêmen, sangue, tecidos biológicos e outros produtos semelhantes
  90 Outros
 21 inferior a 50 l, Latas próprias para serem fechadas por soldadura ou cravação
  10 Próprias para acondicionar produtos alimentícios
  90 Outros
 29 inferior a 50 l, Outros
  10 Próprios para acondicionar produtos alimentícios
  20 Recipientes isotérmicos refrigerados a nitrogênio (azoto) líquido, do tipo utilizado para sêmen, sangue, tecidos biológicos e outros produtos semelhantes
  90 Outros
7311 Recipientes para gases comprimidos ou liquefeitos, de ferro fundido, ferro ou aço
 0000
7312 Cordas, cabos, tranças (entrançados*), lingas e artigos semelhantes, de ferro ou aço, não isolados para usos elétricos
 10 Cordas e cabos
  10 De fios de aço revestidos de bronze ou latão
  90 Outros
 9000 Outros
7313 Arame farpado, de ferro ou aço; arames ou tiras, retorcidos, mesmo farpados, de ferro ou aço, do tipo utilizado em cercas
 0000
7314 Telas metálicas (incluindo as telas contínuas ou sem fim), grades e redes, de fios de ferro ou aço; chapas e tiras, distendidas, de ferro ou aço
 1200 Telas metálicas tecidas, Telas metálicas, contínuas ou sem fim, para máquinas, de aço inoxidável
 1400 Telas metálicas tecidas, Outras telas metálicas tecidas, de aço inoxidável
 1900 Telas metálicas tecidas, Outras
 2000 Grades e redes, soldadas nos pontos de interseção, de fios com, pelo menos, 3 mm na maior dimensão da seção transversal e com malhas de 100 cm2 ou mais, de superfície
 3100 Outras grades e redes, soldadas nos pontos de interseção, Galvanizadas
 3900 Outras grades e redes, soldadas nos pontos de interseção, Outras
 4100 Outras telas metálicas, grades e redes, Galvanizadas
 4200 Outras telas metálicas, grades e redes, Revestidas de plástico
 4900 Outras telas metálicas, grades e redes, Outras
 5000 Chapas e tiras, distendidas
7315 Correntes, cadeias, e suas partes, de ferro fundido, ferro ou aço
 1110 Do tipo utilizado em bicicletas, com passo de 12,7 mm (1/2") e largura interna igual ou superior a 1,98 mm (5/64"), mas inferior ou igual a 3,17 mm (1/8")
 1190 Outras
 12 Correntes de elos articulados e suas partes, Outras correntes
  10 De transmissão
  90 Outras
 1900 Correntes de elos articulados e suas partes, Partes
 2000 Correntes antiderrapantes
 8100 Outras correntes e cadeias, Correntes de elos com suporte
 8200 Outras correntes e cadeias, Outras correntes, de elos soldados
 8900 Outras correntes e cadeias, Outras
 9000 Outras partes
7316 Âncoras, fateixas, e suas partes, de ferro fundido, ferro ou aço
 0000
7317 Tachas, pregos, percevejos, escápulas (pregos para tacos), grampos ondulados ou biselados e artigos semelhantes, de ferro fundido, ferro ou aço, mesmo com a cabeça de outra matéria, exceto cobre
 0010 Tachas
 0020 Grampos de fio curvado
 0030 Pontas ou dentes para máquinas têxteis
 0090 Outros
7318 Parafusos, pinos ou pernos, roscados, porcas, tira-fundos, ganchos roscados, rebites, chavetas, contrapinos ou troços, arruelas (anilhas) (incluindo as de pressão) e artigos semelhantes, de ferro fundido, ferro ou aço
 1100 Artigos roscados, Tira-fundos
 1200 Artigos roscados, Outros parafusos para madeira
 1300 Artigos roscados, Ganchos, escápulas e pitões
 1400 Artigos roscados, Parafusos autoperfurantes
 1500 Artigos roscados, Outros parafusos e pinos ou pernos, mesmo com as porcas e arruelas (anilhas)
 1600 Artigos roscados, Porcas
 1900 Artigos roscados, Outros
 2100 Artigos não roscados, Arruelas (anilhas) de pressão e outras arruelas (anilhas) de segurança
 2200 Artigos não roscados, Outras arruelas (anilhas)
 2300 Artigos não roscados, Rebites
 2400 Artigos não roscados, Chavetas e contrapinos ou troços
 2900 Artigos não roscados, Outros
7319 Agulhas de costura, agulhas de tricô, agulhas-passadoras, agulhas de crochê, furadores para bordar e artigos semelhantes, para uso manual, de ferro ou aço; alfinetes de segurança e outros alfinetes, de ferro ou aço, não especificados nem compreendidos noutras posições
 4000 Alfinetes de segurança e outros alfinetes
 9000 Outros
7320 
 1000 Molas de folhas e suas folhas
 20 Molas helicoidais
  10 Cilíndricas
  90 Outras
 9000 Outras
7321 Aquecedores de ambiente (fogões de sala), caldeiras de fornalha, fogões de cozinha (incluindo os que possam ser utilizados acessoriamente no aquecimento central), churrasqueiras (grelhadores), braseiras, fogareiros a gás, aquecedores de pratos, e aparelhos não elétricos semelhantes, de uso doméstico, e suas partes, de ferro fundido, ferro ou aço
 1100 Aparelhos para cozinhar e aquecedores de pratos, A combustíveis gasosos, ou a gás e outros combustíveis
 1200 Aparelhos para cozinhar e aquecedores de pratos, A combustíveis líquidos
 1900 Aparelhos para cozinhar e aquecedores de pratos, Outros, incluindo os aparelhos a combustíveis sólidos
 8100 Outros aparelhos, A combustíveis gasosos, ou a gás e outros combustíveis
 8200 Outros aparelhos, A combustíveis líquidos
 8900 Outros aparelhos, Outros, incluindo os aparelhos a combustíveis sólidos
 9000 Partes
7322 Radiadores para aquecimento central, não elétricos, e suas partes, de ferro fundido, ferro ou aço; geradores e distribuidores de ar quente (incluindo os distribuidores que possam também funcionar como distribuidores de ar frio ou condicionado), não elétricos, munidos de ventilador ou fole com motor, e suas partes, de ferro fundido, ferro ou aço
 1100 Radiadores e suas partes, De ferro fundido
 1900 Radiadores e suas partes, Outros
 9010 Outros Geradores de ar quente a combustível líquido, com capacidade igual ou superior a 1.500 kcal/h, mas não superior a 10.400 kcal/h, do tipo utilizado em veículos automóvei
 9090 Outros Outros
7323 Serviços de mesa, artigos de cozinha e outros artigos de uso doméstico, e suas partes, de ferro fundido, ferro ou aço; palha de ferro ou aço; esponjas, esfregões, luvas e artigos semelhantes para limpeza, polimento ou usos semelhantes, de ferro ou aço
 1000 Palha de ferro ou aço; esponjas, esfregões, luvas e artigos semelhantes para limpeza, polimento ou usos semelhantes
 9100 Outros, De ferro fundido, não esmaltados
 9200 Outros, De ferro fundido, esmaltados
 9300 Outros, De aço inoxidável
 9400 Outros, De ferro ou aço, esmaltados
 9900 Outros, Outros
7324 Artigos de higiene ou de toucador, e suas partes, de ferro fundido, ferro ou aço
 1000 Pias e lavatórios, de aço inoxidável
 2100 Banheiras, De ferro fundido, mesmo esmaltadas
 2900 Banheiras, Outras
 9000 Outros, incluindo as partes
7325 Outras obras moldadas, de ferro fundido, ferro ou aço
 1000 De ferro fundido, não maleável
 9100 Outras, Esferas e artigos semelhantes, para moinhos
 99 Outras, Outras
  10 De aço
  90 Outras
7326 Outras obras de ferro ou aço
 1100 Simplesmente forjadas ou estampadas, Esferas e artigos semelhantes, para moinhos
 1900 Simplesmente forjadas ou estampadas, Outras
 2000 Obras de fio de ferro ou aço
 9010 Outras Calotas elípticas de aço ao níquel, segundo Norma ASME SA 353, do tipo utilizado na fabricação de recipientes para gases comprimidos ou liquefeitos
 9020 Outras Discos próprios para cunhagem de moedas
 9090 Outras Outras
7401 Mates de cobre; cobre de cementação (precipitado de cobre)
 0000
7402 Cobre não refinado (afinado); ânodos de cobre para refinação (afinação) eletrolítica
 0000
7403 Cobre refinado (afinado) e ligas de cobre em formas brutas
 1100 Cobre refinado (afinado), Cátodos e seus elementos
 1200 Cobre refinado (afinado), Barras para obtenção de fios (wire-bars)
 1300 Cobre refinado (afinado), Palanquilhas (Lingotes*) (billets)
 1900 Cobre refinado (afinado), Outro
 2100 Ligas de cobre, À base de cobrezinco (latão)
 2200 Ligas de cobre, À base de cobre-estanho (bronze)
 2900 Ligas de cobre, Outras ligas de cobre (exceto ligas-mãe da posição 74.05)
7404 Desperdícios e resíduos, e sucata, de cobre
 0000
7405 Ligas-mãe de cobre
 0000
7406 Pós e escamas, de cobre
 1010 Com um teor, em peso, de chumbo igual ou superior a 9,5 %, mas inferior ou igual a 25,0 % e de estanho igual ou superior a 1,75 %, mas inferior ou igual a 11,0 %, sem outros elementos
 1020 Com um teor, em peso, de estanho igual ou superior a 7,0 %, mas inferior ou igual a 9,0 % e de níquel igual ou superior a 0,7 %, mas inferior ou igual a 1,3 %, sem outros elementos
 1090 Outros
 2000 Pós de estrutura lamelar; escamas
7407 Barras e perfis, de cobre
 10 De cobre refinado (afinado)
  10 Barras
  21 Perfis Ocos
  29 Perfis Outros
 21 De ligas de cobre, À base de cobrezinco (latão)
  10 Barras
  20 Perfis
 29 De ligas de cobre, Outros
  10 Barras
  21 Perfis Ocos
  29 Perfis Outros
7408 Fios de cobre
 1100 De cobre refinado (afinado), Com a maior dimensão da seção transversal superior a 6 mm
 1900 De cobre refinado (afinado), Outros
 2100 De ligas de cobre, À base de cobrezinco (latão)
 2200 De ligas de cobre, À base de cobreníquel (cuproníquel) ou de cobreniquelzinco (maillechort)
 29 De ligas de cobre, Outros
  12 À base de cobre-estanho (bronze) Fosforoso, de seção transversal circular, de diâmetro inferior ou igual a 0,8 mm
  13 À base de cobre-estanho (bronze) Outros, fosforosos
  19 À base de cobre-estanho (bronze) Outros
  90 Outros
7409 Chapas e tiras, de cobre, de espessura superior a 0,15 mm
 1100 De cobre refinado (afinado), Em rolos
 1900 De cobre refinado (afinado), Outras
 2100 De ligas à base de cobrezinco (latão), Em rolos
 2900 De ligas à base de cobrezinco (latão), Outras
 31 De ligas à base de cobre-estanho (bronze), Em rolos
  11 Revestidas de plástico Com uma camada intermediária de liga de cobre-estanho ou cobre-estanho-chumbo, aplicada por sinterização
  19 Revestidas de plástico Outras
  90 Outras
 3900 De ligas à base de cobre-estanho (bronze), Outras
 4011 De liga de cobreniquelsilício, galvanizadas
 4019 Outras
 4090 De ligas à base de cobreníquel (cuproníquel) ou de cobreniquelzinco (maillechort) Outras
 9000 De outras ligas de cobre
7410 
 11 Sem suporte, De cobre refinado (afinado)
  12 Folha de espessura inferior ou igual a 0,07 mm e com pureza igual ou superior a 99,85 %, em peso De espessura inferior ou igual a 0,04 mm e uma resistividade elétrica inferior ou igual a 0,017241 ohm.mm2/m
  13 Folha de espessura inferior ou igual a 0,07 mm e com pureza igual ou superior a 99,85 %, em peso Outras, de espessura inferior ou igual a 0,04 mm
  19 Folha de espessura inferior ou igual a 0,07 mm e com pureza igual ou superior a 99,85 %, em peso Outras
  90 Outras
 1200 Sem suporte, De ligas de cobre
 21 Com suporte, De cobre refinado (afinado)
  10 Com suporte isolante de resina epóxida e fibra de vidro, do tipo utilizado para circuitos impressos
  20 Com espessura superior a 0,012 mm, sobre suporte de poliéster ou poliimida e com espessura total, incluindo o suporte, inferior ou igual a 0,195 mm
  30 Com suporte isolante de resina fenólica e papel, do tipo utilizado para circuitos impressos
  90 Outras
 2200 Com suporte, De ligas de cobre
7411 Tubos de cobre
 10 De cobre refinado (afinado)
  10 Não aletados nem ranhurados
  90 Outros
 21 De ligas de cobre, À base de cobrezinco (latão)
  10 Não aletados nem ranhurados
  90 Outros
 22 De ligas de cobre, À base de cobreníquel (cuproníquel) ou de cobreniquelzinco (maillechort)
  10 Não aletados nem ranhurados
  90 Outros
 29 De ligas de cobre, Outros
  10 Não aletados nem ranhurados
  90 Outros
7412 Acessórios para tubos (por exemplo, uniões, cotovelos, luvas (mangas*)), de cobre
 1000 De cobre refinado (afinado)
 2000 De ligas de cobre
7413 Cordas, cabos, tranças (entrançados*) e artigos semelhantes, de cobre, não isolados para usos elétricos
 0000
7415 Tachas, pregos, percevejos, escápulas (pregos para tacos) e artigos semelhantes, de cobre ou de ferro ou aço com cabeça de cobre; parafusos, pinos ou pernos, roscados, porcas, ganchos roscados, rebites, chavetas, cavilhas, contrapinos ou troços, arruelas (anilhas) (incluindo as de pressão), e artigos semelhantes, de cobre
 1000 Tachas, pregos, percevejos, escápulas (pregos para tacos) e artigos semelhantes
 2100 Outros artigos, não roscados, Arruelas (anilhas) (incluindo as de pressão)
 2900 Outros artigos, não roscados, Outros
 3300 Outros artigos, roscados, Parafusos; pinos ou pernos e porcas
 3900 Outros artigos, roscados, Outros
7418 Serviços de mesa, artigos de cozinha e outros artigos de uso doméstico, e suas partes, de cobre; esponjas, esfregões, luvas e artigos semelhantes, para limpeza, polimento ou usos semelhantes, de cobre; artigos de higiene ou de toucador, e suas partes, de cobre
 1000 Serviços de mesa, artigos de cozinha e outros artigos de uso doméstico, e suas partes; esponjas, esfregões, luvas e artigos semelhantes, para limpeza, polimento ou usos semelhante
 2000 Artigos de higiene ou de toucador, e suas partes
7419 Outras obras de cobre
 2000 Vazadas, moldadas, estampadas ou forjadas, mas não trabalhadas de outro modo
 8010 Outras Telas metálicas de fio de cobre
 8020 Outras Grades e redes, de fio de cobre; chapas e tiras, distendidas
 8030 Outras Molas
 8040 Outras Discos próprios para cunhagem de moedas
 8090 Outras Outras
7501 Mates de níquel, sinters de óxidos de níquel e outros produtos intermediários da metalurgia do níquel
 1000 Mates de níquel
 2000 Sinters de óxidos de níquel e outros produtos intermediários da metalurgia do níquel
7502 Níquel em formas brutas
 10 Níquel não ligado
  10 Catodos
  90 Outro
 2000 Ligas de níquel
7503 Desperdícios e resíduos, e sucata, de níquel
 0000
7504 Pós e escamas, de níquel
 0010 Não ligado
 0090 Outros
7505 Barras, perfis e fios, de níquel
 11 Barras e perfis, De níquel não ligado
  10 Barras
  21 Perfis Ocos
  29 Perfis Outros
 12 Barras e perfis, De ligas de níquel
  10 Barras
  21 Perfis Ocos
  29 Perfis Outros
 2100 Fios, De níquel não ligado
 22 Fios, De ligas de níquel
  10 À base de niqueltitânio (nitinol)
  90 Outros
7506 Chapas, tiras e folhas, de níquel
 1000 De níquel não ligado
 2000 De ligas de níquel
7507 Tubos e seus acessórios (por exemplo, uniões, cotovelos, luvas (mangas*)), de níquel
 1100 Tubos, De níquel não ligado
 1200 Tubos, De ligas de níquel
 2000 Acessórios para tubos
7508 Outras obras de níquel
 1000 Telas metálicas e grades, de fios de níquel
 9010 Outras Cilindros ocos de seção variável, obtidos por centrifugação, do tipo utilizado em reformadores estequiométricos de gás natural
 9090 Outras Outras
7601 Alumínio em formas brutas
 1000 Alumínio não ligado
 2000 Ligas de alumínio
7602 Desperdícios e resíduos, e sucata, de alumínio
 0000
7603 Pós e escamas, de alumínio
 1000 Pós de estrutura não lamelar
 2000 Pós de estrutura lamelar; escamas
7604 Barras e perfis, de alumínio
 10 De alumínio não ligado
  10 Barras
  21 Perfis Ocos
  29 Perfis Outros
 2100 De ligas de alumínio, Perfis ocos
 29 De ligas de alumínio, Outros
  11 Barras Forjadas, de seção transversal circular, de diâmetro igual ou superior a 400 mm, mas não superior a 760 mm
  19 Barras Outras
  20 Perfis
7605 Fios de alumínio
 11 De alumínio não ligado, Com a maior dimensão da seção transversal superior a 7 mm
  10 Com um teor de alumínio igual ou superior a 99,45 %, em peso, e uma resistividade elétrica inferior ou igual a 0,0283 ohm.mm2/m
  90 Outros
 19 De alumínio não ligado, Outros
  10 Com um teor de alumínio igual ou superior a 99,45 %, em peso, e uma resistividade elétrica inferior ou igual a 0,0283 ohm.mm2/m
  90 Outros
 21 De ligas de alumínio, Com a maior dimensão da seção transversal superior a 7 mm
  10 Com um teor, em peso, de alumínio igual ou superior a 98,45 %, e de magnésio e silício, considerados individualmente, igual ou superior a 0,45 % e inferior ou igual a 0,55 % e uma resistividade elétrica inferior ou igual a 0,0328 ohm.mm2/m
  90 Outros
 29 De ligas de alumínio, Outros
  10 Com um teor, em peso, de alumínio igual ou superior a 98,45 %, e de magnésio e silício, considerados individualmente, igual ou superior a 0,45 % e inferior ou igual a 0,55 % e uma resistividade elétrica inferior ou igual a 0,0328 ohm.mm2/m
  90 Outros
7606 Chapas e tiras, de alumínio, de espessura superior a 0,2 mm
 11 De forma quadrada ou retangular, De alumínio não ligado
  10 Com um teor, em peso, de silício igual ou superior a 0,05 % e inferior ou igual a 0,20 %, de ferro igual ou superior a 0,20 % e inferior ou igual a 0,40 %, de cobre inferior ou igual a 0,05 %, de zinco inferior ou igual a 0,05 %, de manganês inferior ou igual a 0,1 % e de outros elementos, cada um, inferior ou igual a 0,1 %, de espessura inferior ou igual a 0,4 mm, em bobinas de largura superior a 900 mm, com uma relação entre as rugosidades máxima e aritmética média igual ou superior a 1,25 e inferior ou igual a 1,30 em cada uma das faces e com um limite de resistência à tração igual ou superior a 115 MPa
  90 Outras
 12 De forma quadrada ou retangular, De ligas de alumínio
  10 Com teores, em peso, de magnésio igual ou superior a 4 % e inferior ou igual a 5 %, de manganês igual ou superior a 0,20 % e inferior ou igual a 0,50 %, de ferro inferior ou igual a 0,35 %, de silício inferior ou igual a 0,20 % e de outros metais, em conjunto, inferior ou igual a 0,75 %, e de espessura inferior ou igual a 0,3 mm e largura igual ou superior a 1.450 mm, envernizadas em ambas as faces
  20 Com um teor, em peso, de alumínio igual ou superior a 99 % e de magnésio superior a 0,10 %, de espessura inferior ou igual a 0,40 mm, com um limite de resistência a tração igual ou superior a 140 MPa, mas inferior ou igual a 240 MPa, e alongamento igual ou superior a 0,90 %, mas inferior ou igual a 7 %
  30 Simplesmente laminadas, constituídas de, pelo menos, duas camadas de diferentes ligas de alumínio, sendo uma o núcleo e as outras de revestimento, exceto: núcleo de liga da Aluminium Association AA 3003 modificada (liga de alumínio com um teor, em peso, de silício inferior ou igual a 0,60 %, de ferro inferior ou igual a 0,70 %, de cobre igual ou superior a 0,05 % e inferior ou igual a 0,20 %, de manganês igual ou superior a 1,0 % e inferior ou igual a 1,5 %, de zinco inferior ou igual a 0,15 % e de outros elementos total inferior ou igual a 0,15 %) com revestimento de liga AA 4343 (liga de alumínio com um teor, em peso, de silício igual ou superior a 6,8 % e inferior ou igual a 8,2 %, de ferro inferior ou igual a 0,80 %, de cobre inferior ou igual a 0,25 %, de manganês inferior ou igual a 0,10 %, de zinco inferior ou igual a 0,20 % e de outros elementos total inferior ou igual a 0,15 %
  90 Outras
 9100 Outras, De alumínio não ligado
 9200 Outras, De ligas de alumínio
7607 Folhas e tiras, delgadas, de alumínio (mesmo impressas ou com suporte de papel, cartão, plástico ou semelhantes), de espessura não superior a 0,2 mm (excluindo o suporte)
 11 Sem suporte, Simplesmente laminadas
  10 Com um teor, em peso, de alumínio igual ou superior a 99 % e de magnésio superior a 0,06 %, de espessura igual ou superior a 0,12 mm, com um limite de resistência a tração igual ou superior a 140 MPa, mas inferior ou igual a 240 MPa, e alongamento igual ou superior a 0,90 %, mas inferior ou igual a 7 %
  20 Constituídas de, pelo menos, duas camadas de diferentes ligas de alumínio, sendo uma o núcleo e as outras de revestimento, exceto: núcleo de liga da Aluminium Association AA 3003 modificada (liga de alumínio com um teor, em peso, de silício inferior ou igual a 0,60 %, de ferro inferior ou igual a 0,70 %, de cobre igual ou superior a 0,05 % e inferior ou igual a 0,20 %, de manganês igual ou superior a 1,0 % e inferior ou igual a 1,5 %, de zinco inferior ou igual a 0,15 % e de outros elementos total inferior ou igual a 0,15 %) com revestimento de liga AA 4343 (liga de alumínio com um teor, em peso, de silício igual ou superior a 6,8 % e inferior ou igual a 8,2 %, de ferro inferior ou igual a 0,80 %, de cobre inferior ou igual a 0,25 %, de manganês inferior ou igual a 0,10 %, de zinco inferior ou igual a 0,20 % e de outros elementos total inferior ou igual a 0,15 %
  90 Outras
 19 Sem suporte, Outras
  10 Gravadas por processo eletroquímico de corrosão, mesmo com camada de óxido de alumínio, de espessura inferior ou igual a 110 micrômetros (mícrons) e com um conteúdo de alumínio igual ou superior a 98 %, em peso
  90 Outras
 2000 Com suporte
7608 Tubos de alumínio
 1000 De alumínio não ligado
 20 De ligas de alumínio
  10 Sem costura, extrudados e trefilados, segundo Norma ASTM B210, de seção circular, de liga AA 6061 (Aluminium Association), com limite elástico aparente de Johnson (JAEL) superior a 3.000 Nm, segundo Norma SAE AE7, diâmetro externo igual ou superior a 85 mm, mas inferior ou igual a 105 mm e espessura igual ou superior a 1,9 mm, mas inferior ou igual a 2,3 mm
  90 Outros
7609 Acessórios para tubos (por exemplo, uniões, cotovelos, luvas (mangas*)), de alumínio
 0000
7610 
 1000 Portas e janelas, e seus caixilhos, alizares e soleiras
 9000 Outros
7611 Reservatórios, tonéis, cubas e recipientes semelhantes para quaisquer matérias (exceto gases comprimidos ou liquefeitos), de alumínio, de capacidade superior a 300 l, sem dispositivos mecânicos ou térmicos, mesmo com revestimento interior ou calorífugo
 0000
7612 Reservatórios, barris, tambores, latas, caixas e recipientes semelhantes (incluindo os recipientes tubulares, rígidos ou flexíveis) para quaisquer matérias (exceto gases comprimidos ou liquefeitos), de alumínio, de capacidade não superior a 300 l, sem dispositivos mecânicos ou térmicos, mesmo com revestimento interior ou calorífugo
 1000 Recipientes tubulares, flexíveis
 9011 Outros Recipientes tubulares Para aerossóis, com capacidade inferior ou igual a 700 cm3
 9012 Outros Recipientes tubulares Isotérmicos, refrigerados a nitrogênio (azoto) líquido, do tipo utilizado para sêmen, sangue, tecidos biológicos e outros produtos semelhantes
 9019 Outros Recipientes tubulares Outros
 9020 Recipientes (cápsulas) para embalagem de café e produtos semelhantes, do tipo utilizado em máquinas para preparação de bebidas
 9090 Outros Outros
7613 Recipientes para gases comprimidos ou liquefeitos, de alumínio
 0000
7614 Cordas, cabos, tranças (entrançados*) e semelhantes, de alumínio, não isolados para usos elétricos
 10 Com alma de aço
  10 Cordas e cabos
  90 Outros
 9010 Outros Cabos
 9090 Outros Outros
7615 Serviços de mesa, artigos de cozinha e outros artigos de uso doméstico, e suas partes, de alumínio; esponjas, esfregões, luvas e artigos semelhantes, para limpeza, polimento ou usos semelhantes, de alumínio; artigos de higiene ou de toucador, e suas partes, de alumínio
 1000 Serviços de mesa, artigos de cozinha e outros artigos de uso doméstico, e suas partes; esponjas, esfregões, luvas e artigos semelhantes, para limpeza, polimento ou usos semelhantes
 2000 Artigos de higiene ou de toucador, e suas partes
7616 Outras obras de alumínio
 1000 Tachas, pregos, escápulas (pregos para tacos), parafusos, pinos ou pernos roscados, porcas, ganchos roscados, rebites, chavetas, cavilhas, contrapinos ou troços, arruelas (anilhas) e artigos semelhantes
 9100 Outras, Telas metálicas, grades e redes, de fios de alumínio
 9900 Outras, Outras
7801 Chumbo em formas brutas
 10 Chumbo refinado (afinado)
  11 Eletrolítico Em lingotes
  19 Eletrolítico Outro
  90 Outro
 9100 Outro, Que contenha antimônio como segundo elemento predominante em peso
 9900 Outro, Outro
7802 Desperdícios e resíduos, e sucata, de chumbo
 0000
7804 Chapas, folhas e tiras, de chumbo; pós e escamas, de chumbo
 1100 Chapas, folhas e tiras, Folhas e tiras, de espessura não superior a 0,2 mm (excluindo o suporte)
 1900 Chapas, folhas e tiras, Outras
 2000 Pós e escamas
7806 Outras obras de chumbo
 0010 Barras, perfis e fios
 0020 Tubos e seus acessórios
 0090 Outras
7901 Zinco em formas brutas
 11 Zinco não ligado, Que contenha, em peso, 99,99 % ou mais de zinco
  11 Eletrolítico Em lingotes
  19 Eletrolítico Outro
  91 Outro Em lingotes
  99 Outro Outro
 12 Zinco não ligado, Que contenha, em peso, menos de 99,99 % de zinco
  10 Em lingotes
  90 Outro
 20 Ligas de zinco
  10 Em lingotes
  90 Outro
7902 Desperdícios e resíduos, e sucata, de zinco
 0000
7903 Poeiras, pós e escamas, de zinco
 1000 Poeiras de zinco
 9000 Outros
7904 Barras, perfis e fios, de zinco
 0000
7905 Chapas, folhas e tiras, de zinco
 0000
7907 Outras obras de zinco
 0010 Tubos e seus acessórios
 0090 Outras
8001 Estanho em formas brutas
 1000 Estanho não ligado
 2000 Ligas de estanho
8002 Desperdícios e resíduos, e sucata, de estanho
 0000
8003 Barras, perfis e fios, de estanho
 0000
8007 Outras obras de estanho
 0010 Chapas, folhas e tiras
 0020 Pós e escamas
 0030 Tubos e seus acessórios
 0090 Outras
8101 Tungstênio (volfrâmio) e suas obras, incluindo os desperdícios e resíduos, e sucata
 1000 Pós
 9400 Outros, Tungstênio (volfrâmio) em formas brutas, incluindo as barras simplesmente obtidas por sinterizaçã
 9600 Outros, Fios
 9700 Outros, Desperdícios e resíduos, e sucata
 99 Outros, Outros
  10 Do tipo utilizado na fabricação de contatos elétricos
  90 Outros
8102 Molibdênio e suas obras, incluindo os desperdícios e resíduos, e sucata
 1000 Pós
 9400 Outros, Molibdênio em formas brutas, incluindo as barras simplesmente obtidas por sinterização
 9500 Outros, Barras, exceto as simplesmente obtidas por sinterização, perfis, chapas, tiras e folhas
 9600 Outros, Fios
 9700 Outros, Desperdícios e resíduos, e sucata
 9900 Outros, Outros
8103 Tântalo e suas obras, incluindo os desperdícios e resíduos, e sucata
 2000 Tântalo em formas brutas, incluindo as barras simplesmente obtidas por sinterização; pós
 3000 Desperdícios e resíduos, e sucata
 9100 Outros, Cadinhos
 9900 Outros, Outros
8104 Magnésio e suas obras, incluindo os desperdícios e resíduos, e sucata
 1100 Magnésio em formas brutas, Que contenha pelo menos 99,8 %, em peso, de magnésio
 1900 Magnésio em formas brutas, Outro
 2000 Desperdícios e resíduos, e sucata
 3000 Aparas, resíduos de torno e grânulos, calibrados; pós
 9000 Outros
8105 Mates de cobalto e outros produtos intermediários da metalurgia do cobalto; cobalto e suas obras, incluindo os desperdícios e resíduos, e sucata
 20 Mates de cobalto e outros produtos intermediários da metalurgia do cobalto; cobalto em formas brutas; pós
  10 Em formas brutas
  21 Pós De ligas à base de cobalto-cromo-tungstênio (volfrâmio) (estelites)
  29 Pós Outros
  90 Outros
 3000 Desperdícios e resíduos, e sucata
 9010 Outros Chapas, folhas, tiras, fios, hastes, pastilhas e plaquetas
 9090 Outros Outros
8106 Bismuto e suas obras, incluindo os desperdícios e resíduos, e sucata
 1000 Que contenham mais de 99,99 %, em peso, de bismuto
 9000 Outros
8108 Titânio e suas obras, incluindo os desperdícios e resíduos, e sucata
 2000 Titânio em formas brutas; pós
 3000 Desperdícios e resíduos, e sucata
 9000 Outros
8109 Zircônio e suas obras, incluindo os desperdícios e resíduos, e sucata
 2100 Zircônio em formas brutas; pós, Que contenham menos de uma parte de háfnio para 500 partes, em peso, de zircônio
 2900 Zircônio em formas brutas; pós, Outros
 3100 Desperdícios e resíduos, e sucata, Que contenham menos de uma parte de háfnio para 500 partes, em peso, de zircônio
 3900 Desperdícios e resíduos, e sucata, Outros
 9100 Outros, Que contenham menos de uma parte de háfnio para 500 partes, em peso, de zircônio
 9900 Outros, Outros
8110 
 10 Antimônio em formas brutas; pós
  10 Em formas brutas
  20 Pós
 2000 Desperdícios e resíduos, e sucata
 9000 Outros
8111 Manganês e suas obras, incluindo os desperdícios e resíduos, e sucata
 0010 Em formas brutas
 0020 Chapas, folhas, tiras, fios, hastes, pastilhas e plaquetas
 0090 Outros
8112 Berílio, cromo, háfnio (céltio), rênio, tálio, cádmio, germânio, vanádio, gálio, índio e nióbio (colômbio), e suas obras, incluindo os desperdícios e resíduos, e sucata
 1200 Berílio, Em formas brutas; pós
 1300 Berílio, Desperdícios e resíduos, e sucata
 1900 Berílio, Outros
 21 Cromo, Em formas brutas; pós
  10 Em formas brutas
  20 Pós
 2200 Cromo, Desperdícios e resíduos, e sucata
 2900 Cromo, Outros
 3100 Háfnio (céltio), Em formas brutas; desperdícios e resíduos, e sucata; pós
 3900 Háfnio (céltio), Outros
 4100 Rênio, Em formas brutas; desperdícios e resíduos, e sucata; pós
 4900 Rênio, Outros
 5100 Tálio, Em formas brutas; pós
 5200 Tálio, Desperdícios e resíduos, e sucata
 5900 Tálio, Outros
 6100 Cádmio, Desperdícios e resíduos, e sucata
 6900 Cádmio, Outros
 9200 Outros, Em formas brutas; desperdícios e resíduos, e sucata; pós
 9900 Outros, Outros
8113 Cermets e suas obras, incluindo os desperdícios e resíduos, e sucata
 0010 Chapas, folhas, tiras, fios, hastes, pastilhas e plaquetas
 0090 Outros
8201 Pás, alviões, picaretas, enxadas, sachos, forcados, forquilhas, ancinhos e raspadeiras; machados, podões e ferramentas semelhantes com gume; tesouras de podar de qualquer tipo; foices e foicinhas, facas para feno ou para palha, tesouras para sebes, cunhas e outras ferramentas manuais para agricultura, horticultura ou silvicultura
 1000 Pás
 3000 Alviões, picaretas, enxadas, sachos, ancinhos e raspadeiras
 4000 Machados, podões e ferramentas semelhantes com gume
 5000 Tesouras de podar (incluindo as tesouras para aves) manipuladas com uma das mãos
 6000 Tesouras para sebes, tesouras de podar e ferramentas semelhantes, manipuladas com as duas mãos
 9000 Outras ferramentas manuais para agricultura, horticultura e silvicultura
8202 Serras manuais; folhas de serras de qualquer tipo (incluindo as fresas-serras e as folhas não dentadas para serrar)
 1000 Serras manuais
 2000 Folhas de serras de fita
 3100 Folhas de serras circulares (incluindo as fresas-serras), Com parte operante de aço
 3900 Folhas de serras circulares (incluindo as fresas-serras), Outras, incluindo as partes
 4000 Correntes cortantes de serras
 9100 Outras folhas de serras, Folhas de serras retilíneas, para trabalhar metais
 99 Outras folhas de serras, Outras
  10 Retas, não dentadas, para serrar pedras
  90 Outras
8203 Limas, grosas, alicates (mesmo cortantes), tenazes, pinças, cisalhas para metais, corta-tubos, corta pinos, saca-bocados e ferramentas semelhantes, manuais
 10 Limas, grosas e ferramentas semelhantes
  10 Limas e grosas
  90 Outras
 20 Alicates (mesmo cortantes), tenazes, pinças e ferramentas semelhantes
  10 Alicates (mesmo cortantes)
  90 Outras
 3000 Cisalhas para metais e ferramentas semelhantes
 4000 Corta-tubos, corta-pinos, saca-bocados e ferramentas semelhantes
8204 Chaves de porcas, manuais (incluindo as chaves dinamométricas); chaves de caixa intercambiáveis, mesmo com cabos
 1100 Chaves de porcas, manuais, De abertura fixa
 1200 Chaves de porcas, manuais, De abertura variável
 2000 Chaves de caixa intercambiáveis, mesmo com cabos
8205 Ferramentas manuais (incluindo os corta-vidros (diamantes de vidraceiro)) não especificadas nem compreendidas noutras posições; lâmpadas ou lamparinas de soldar (maçaricos) e semelhantes; tornos de apertar, sargentos e semelhantes, exceto os acessórios ou partes de máquinas-ferramentas ou de máquinas de corte a jato de água; bigornas; forjas portáteis; mós com armação, manuais ou de pedal
 1000 Ferramentas de furar ou de roscar
 2000 Martelos e marretas
 3000 Plainas, formões, goivas e ferramentas cortantes semelhantes, para trabalhar madeira
 4000 Chaves de fenda
 5100 Outras ferramentas manuais (incluindo os corta-vidros (diamantes de vidraceiro)), De uso doméstico
 5900 Outras ferramentas manuais (incluindo os corta-vidros (diamantes de vidraceiro)), Outras
 6000 Lâmpadas ou lamparinas de soldar (maçaricos) e semelhantes
 7000 Tornos de apertar, sargentos e semelhantes
 9000 Outros, incluindo os sortidos constituídos por artigos incluídos em pelo menos duas das subposições da presente posição
8206 Ferramentas de pelo menos duas das posições 82.02 a 82.05, acondicionadas em sortidos para venda a retalho
 0000
8207 Ferramentas intercambiáveis para ferramentas manuais, mesmo mecânicas, ou para máquinas ferramentas (por exemplo, de embutir, estampar, puncionar, roscar (incluindo atarraxar), furar, escarear, mandrilar, brochar, fresar, tornear, aparafusar), incluindo as fieiras de estiramento ou de extrusão, para metais, e as ferramentas de perfuração ou de sondagem
 1300 Ferramentas de perfuração ou de sondagem, Com parte operante de cermets
 19 Ferramentas de perfuração ou de sondagem, Outras, incluindo as partes
  10 Brocas (drill bits)
  90 Outras
 2000 Fieiras de estiramento ou de extrusão, para metais
 3000 Ferramentas de embutir, de estampar ou de puncionar
 40 Ferramentas de roscar (incluindo atarraxar) interior ou exteriormente De roscar
  10 interiormente
  20 exteriormente
 50 Ferramentas de furar
  11 Brocas, mesmo diamantadas Helicoidais, de diâmetro inferior ou igual a 52 mm
  19 Brocas, mesmo diamantadas Outras
  90 Outras
 6000 Ferramentas de escarear, mandrilar ou de brochar
 70 Ferramentas de fresar
  10 De topo
  20 Para cortar engrenagens
  90 Outras
 8000 Ferramentas de tornear
 9000 Outras ferramentas intercambiáveis
8208 Facas e lâminas cortantes, para máquinas ou para aparelhos mecânicos
 1000 Para trabalhar metais
 2000 Para trabalhar madeira
 3000 Para aparelhos de cozinha ou para máquinas das indústrias alimentares
 4000 Para máquinas de agricultura, horticultura ou silvicultura
 9000 Outras
8209 Plaquetas, varetas, pontas e objetos semelhantes para ferramentas, não montados, de cermets
 0011 Plaquetas ou pastilhas Intercambiáveis
 0019 Plaquetas ou pastilhas Outras
 0090 Outros
8210 Aparelhos mecânicos de acionamento manual, pesando até 10 kg, utilizados para preparar, acondicionar ou servir alimentos ou bebidas
 0010 Moinhos
 0090 Outros
8211 Facas (exceto as da posição 82.08) de lâmina cortante ou serrilhada, incluindo as podadeiras de lâmina móvel, e suas lâminas
 1000 Sortidos
 9100 Outras, Facas de mesa, de lâmina fixa
 92 Outras, Outras facas de lâmina fixa
  10 Para cozinha e açougue
  20 Para caça
  90 Outras
 93 Outras, Facas, exceto as de lâmina fixa, incluindo as podadeiras de lâmina móvel
  10 Podadeiras e suas partes
  20 Canivetes com uma ou várias lâminas ou outras peças
  90 Outras
 9400 Outras, Lâminas
 9500 Outras, Cabos de metais comuns
8212 Navalhas e aparelhos, de barbear, e suas lâminas (incluindo os esboços em tiras)
 10 Navalhas e aparelhos, de barbear
  10 Navalhas
  20 Aparelhos
 20 Lâminas de barbear de segurança, incluindo os esboços em tiras
  10 Lâminas
  20 Esboços em tiras
 9000 Outras partes
8213 Tesouras e suas lâminas
 0000
8214 Outros artigos de cutelaria (por exemplo, máquinas de cortar o cabelo ou tosquiar, fendeleiras, cutelos, incluindo os de açougue (talho) e de cozinha, e espátulas (corta-papéis)); utensílios e sortidos de utensílios de manicuros ou de pedicuros (incluindo as limas para unhas)
 1000 Espátulas (corta-papéis), abre-cartas, raspadeiras, apontadores de lápis (apara-lápis) e suas lâminas
 2000 Utensílios e sortidos de utensílios de manicuros ou de pedicuros (incluindo as limas para unhas)
 9010 Outros Máquinas de tosquiar e suas partes
 9090 Outros Outros
8215 Colheres, garfos, conchas, escumadeiras, pás para tortas, facas especiais para peixe ou para manteiga, pinças para açúcar e artigos semelhantes
 1000 Sortidos que contenham pelo menos um objeto prateado, dourado ou platinado
 2000 Outros sortidos
 9100 Outros, Prateados, dourados ou platinados
 99 Outros, Outros
  10 De aço inoxidável
  90 Outros
8301 Cadeados, fechaduras e ferrolhos (de chave, de segredo ou elétricos), de metais comuns; fechos e armações com fecho, com fechadura, de metais comuns; chaves para estes artigos, de metais comuns
 1000 Cadeados
 2000 Fechaduras do tipo utilizado em veículos automóveis
 3000 Fechaduras do tipo utilizado em móveis
 4000 Outras fechaduras; ferrolhos
 5000 Fechos e armações com fecho, com fechadura
 6000 Partes
 7000 Chaves apresentadas isoladamente
8302 Guarnições, ferragens e artigos semelhantes, de metais comuns, para móveis, portas, escadas, janelas, persianas, carroçarias, artigos de seleiro, malas, cofres, caixas de segurança e outras obras semelhantes; pateras, porta-chapéus, cabides e artigos semelhantes, de metais comuns; rodízios com armação de metais comuns; fechos automáticos para portas, de metais comuns
 1000 Dobradiças de qualquer espécie (incluindo os gonzos e as charneiras)
 2000 Rodízios
 3000 Outras guarnições, ferragens e artigos semelhantes, para veículos automóveis
 4100 Outras guarnições, ferragens e artigos semelhantes, Para construções
 4200 Outras guarnições, ferragens e artigos semelhantes, Outros, para móveis
 4900 Outras guarnições, ferragens e artigos semelhantes, Outros
 5000 Pateras, porta-chapéus, cabides e artigos semelhantes
 6000 Fechos automáticos para portas
8303 Cofres-fortes, portas blindadas e compartimentos para casas-fortes, cofres e caixas de segurança e artigos semelhantes, de metais comuns
 0000
8304 Classificadores, fichários (ficheiros), caixas de classificação, porta-cópias, porta-canetas, porta-carimbos e artigos semelhantes, de escritório, de metais comuns, excluindo os móveis de escritório da posição 94.03
 0000
8305 Ferragens para encadernação de folhas soltas ou para classificadores, prendedores (molas*) para papéis, cantos para cartas, clipes, indicadores para fichas ou cavaleiros e objetos semelhantes de escritório, de metais comuns; grampos (agrafos*) apresentados em barretas (por exemplo, de escritório, para atapetar, para embalagem), de metais comuns
 1000 Ferragens para encadernação de folhas soltas ou para classificadores
 2000 Grampos (Agrafos*) apresentados em barretas
 9000 Outros, incluindo as partes
8306 Sinos, campainhas, gongos e artigos semelhantes, não elétricos, de metais comuns; estatuetas e outros objetos de ornamentação, de metais comuns; molduras para fotografias, gravuras ou semelhantes, de metais comuns; espelhos de metais comuns
 1000 Sinos, campainhas, gongos e artigos semelhantes
 2100 Estatuetas e outros objetos de ornamentação, Prateados, dourados ou platinados
 2900 Estatuetas e outros objetos de ornamentação, Outros
 3000 Molduras para fotografias, gravuras ou semelhantes; espelhos
8307 Tubos flexíveis de metais comuns, mesmo com acessórios
 10 De ferro ou aço
  10 Do tipo utilizado na exploração submarina de petróleo ou gás, constituídos por camadas flexíveis de aço e camadas de plástico, de diâmetro interior superior a 254 mm
  90 Outros
 9000 De outros metais comuns
8308 Fechos, armações com fecho, fivelas, fivelas-fecho, grampos, colchetes, ilhoses e artigos semelhantes, de metais comuns, para vestuário ou acessórios de vestuário, calçado, joalheria, relógios de pulso, livros, encerados, artigos de couro, artigos de seleiro, artigos de viagem, ou para outras confecções; rebites tubulares ou de haste fendida, de metais comuns; contas e lantejoulas, de metais comuns
 1000 Grampos, colchetes e ilhoses
 2000 Rebites tubulares ou de haste fendida
 90 Outros, incluindo as partes
  10 Fivelas
  20 Contas e lantejoulas
  90 Outros
8309 Rolhas, tampas e cápsulas para garrafas (incluindo as cápsulas de coroa, as rolhas e cápsulas, de rosca, e as rolhas vertedoras), batoques ou tampões roscados, protetores de batoques ou de tampões, selos de garantia e outros acessórios para embalagem, de metais comuns
 1000 Cápsulas de coroa
 9000 Outros
8310 Placas indicadoras, placas sinalizadoras, placas-endereços e placas semelhantes, números, letras e sinais diversos, de metais comuns, exceto os da posição 94.05
 0000
8311 Fios, varetas, tubos, chapas, eletrodos e artigos semelhantes, de metais comuns ou de carbonetos metálicos, revestidos interior ou exteriormente de decapantes ou de fundentes, para soldadura ou depósito de metal ou de carbonetos metálicos; fios e varetas, de pós de metais comuns aglomerados, para metalização por projeção
 1000 Eletrodos revestidos exteriormente para soldar a arco, de metais comuns
 2000 Fios revestidos interiormente para soldar a arco, de metais comuns
 3000 Varetas revestidas exteriormente e fios revestidos interiormente, para soldar à chama, de metais comuns
 9000 Outros
8401 Reatores nucleares; elementos combustíveis (cartuchos) não irradiados, para reatores nucleares; máquinas e aparelhos para a separação de isótopos
 1000 Reatores nucleares
 2000 Máquinas e aparelhos para a separação de isótopos, e suas partes
 3000 Elementos combustíveis (cartuchos) não irradiados
 4000 Partes de reatores nucleares
8402 Caldeiras de vapor (geradores de vapor), excluindo as caldeiras para aquecimento central concebidas para produção de água quente e vapor de baixa pressão; caldeiras denominadas "de água superaquecida"
 1100 Caldeiras de vapor, Caldeiras aquatubulares com produção de vapor superior a 45 t por hora
 1200 Caldeiras de vapor, Caldeiras aquatubulares com produção de vapor não superior a 45 t por hora
 1900 Caldeiras de vapor, Outras caldeiras para produção de vapor, incluindo as caldeiras mistas
 2000 Caldeiras denominadas "de água superaquecida"
 9000 Partes
8403 Caldeiras para aquecimento central, exceto as da posição 84.02
 1010 Caldeiras Com capacidade inferior ou igual a 200.000 kcal/hora
 1090 Caldeiras Outras
 9000 Partes
8404 Aparelhos auxiliares para caldeiras das posições 84.02 ou 84.03 (por exemplo, economizadores, superaquecedores, aparelhos de limpeza de tubos ou de recuperação de gás); condensadores para máquinas a vapor
 10 Aparelhos auxiliares para caldeiras das posições 84.02 ou 84.03 Da posição
  10 84.02
  20 84.03
 2000 Condensadores para máquinas a vapor
 9010 Partes De aparelhos auxiliares para caldeiras da posição 84.02
 9090 Partes Outras
8405 Geradores de gás de ar (gás pobre) ou de gás de água, mesmo com depuradores; geradores de acetileno e geradores semelhantes de gás, operados a água, mesmo com depuradores
 1000 Geradores de gás de ar (gás pobre) ou de gás de água, mesmo com depuradores; geradores de acetileno e geradores semelhantes de gás, operados a água, mesmo com depuradores
 9000 Partes
8406 Turbinas a vapor
 1000 Turbinas para propulsão de embarcações
 8100 Outras turbinas, De potência superior a 40 MW
 8200 Outras turbinas, De potência não superior a 40 MW
 9011 Partes Rotores De turbinas a reação, de múltiplos estágios
 9019 Partes Rotores Outras
 9021 Partes Palhetas Fixas (de estator)
 9029 Partes Palhetas Outras
 9090 Partes Outras
8407 Motores de pistão, alternativo ou rotativo, de ignição por centelha (faísca) (motores de explosão)
 1000 Motores para aviação
 21 Motores para propulsão de embarcações, Do tipo fora de borda
  10 Monocilíndricos
  90 Outros
 29 Motores para propulsão de embarcações, Outros
  10 Monocilíndricos
  90 Outros
 31 Motores de pistão alternativo do tipo utilizado para propulsão de veículos do Capítulo 87, De cilindrada não superior a 50 cm3
  10 Monocilíndricos
  90 Outros
 3200 Motores de pistão alternativo do tipo utilizado para propulsão de veículos do Capítulo 87, De cilindrada superior a 50 cm3, mas não superior a 250 cm3
 33 Motores de pistão alternativo do tipo utilizado para propulsão de veículos do Capítulo 87, De cilindrada superior a 250 cm3, mas não superior a 1.000 cm3
  10 Monocilíndricos
  90 Outros
 34 Motores de pistão alternativo do tipo utilizado para propulsão de veículos do Capítulo 87, De cilindrada superior a 1.000 cm3
  10 Monocilíndricos
  90 Outros
 9000 Outros motores
8408 Motores de pistão, de ignição por compressão (motores diesel ou semidiesel)
 10 Motores para propulsão de embarcações
  10 Do tipo fora de borda
  90 Outros
 20 Motores do tipo utilizado para propulsão de veículos do Capítulo 87
  10 De cilindrada inferior ou igual a 1.500 cm3
  20 De cilindrada superior a 1.500 cm3, mas não superior a 2.500 cm3
  30 De cilindrada superior a 2.500 cm3, mas não superior a 3.500 cm3
  90 Outros
 90 Outros motores
  10 Estacionários, de potência normal ISO superior a 497,5 kW (663 HP), segundo Norma ISO 3046/1
  90 Outros
8409 Partes reconhecíveis como exclusiva ou principalmente destinadas aos motores das posições 84.07 ou 84.08
 1000 De motores para aviação
 91 Outras, Reconhecíveis como exclusiva ou principalmente destinadas aos motores de pistão, de ignição por centelha (faísca)
  11 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Bielas
  12 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Blocos de cilindros, cabeçotes e cárteres
  13 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Carburadores, com bomba e dispositivo de compensação de nível de combustível incorporados, ambos a membrana, de diâmetro de venturi inferior ou igual a 22,8 mm e peso inferior ou igual a 280 g
  14 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Válvulas de admissão ou de escape
  15 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Coletores de admissão ou de escape
  16 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Anéis de segmento
  17 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Guias de válvulas
  18 Bielas, blocos de cilindros, cabeçotes, cárteres, carburadores, válvulas de admissão ou de escape, coletores de admissão ou de escape, anéis de segmento e guias de válvulas Outros carburadores
  20 Pistões ou êmbolos
  30 Camisas de cilindro
  40 Sistema de injeção eletrônica
  90 Outras
 99 Outras, Outras
  12 Blocos de cilindros, cárteres, válvulas de admissão ou de escape, coletores de admissão ou escape e guias de válvulas Blocos de cilindros e cárteres
  14 Blocos de cilindros, cárteres, válvulas de admissão ou de escape, coletores de admissão ou escape e guias de válvulas Válvulas de admissão ou de escape
  15 Blocos de cilindros, cárteres, válvulas de admissão ou de escape, coletores de admissão ou escape e guias de válvulas Coletores de admissão ou de escape
  17 Blocos de cilindros, cárteres, válvulas de admissão ou de escape, coletores de admissão ou escape e guias de válvulas Guias de válvulas
  21 Pistões ou êmbolos De diâmetro igual ou superior a 200 mm
  29 Pistões ou êmbolos Outros
  30 Camisas de cilindro
  41 Bielas De peso igual ou superior a 30 kg
  49 Bielas Outras
  51 Cabeçotes De diâmetro igual ou superior a 200 mm
  59 Cabeçotes Outros
  61 Bicos injetores (incluindo os porta-injetores) De diâmetro igual ou superior a 20 mm
  69 Bicos injetores (incluindo os porta-injetores) Outros
  71 Anéis de segmento De diâmetro igual ou superior a 200 mm
  79 Anéis de segmento Outros
  91 Outras Camisas de cilindro soldadas a cabeçotes, de diâmetro igual ou superior a 200 mm
  99 Outras Outras
8410 
 1100 Turbinas e rodas hidráulicas, De potência não superior a 1.000 kW
 1200 Turbinas e rodas hidráulicas, De potência superior a 1.000 kW, mas não superior a 10.000 kW
 1300 Turbinas e rodas hidráulicas, De potência superior a 10.000 kW
 9000 Partes, incluindo os reguladores
8411 Turborreatores, turbopropulsores e outras turbinas a gás
 1100 Turborreatores, De empuxo (impulso*) não superior a 25 kN
 1200 Turborreatores, De empuxo (impulso*) superior a 25 kN
 2100 Turbopropulsores, De potência não superior a 1.100 kW
 2200 Turbopropulsores, De potência superior a 1.100 kW
 8100 Outras turbinas a gás, De potência não superior a 5.000 kW
 8200 Outras turbinas a gás, De potência superior a 5.000 kW
 9100 Partes, De turborreatores ou de turbopropulsores
 9900 Partes, Outras
8412 Outros motores e máquinas motrizes
 1000 Propulsores a reação, excluindo os turborreatores
 21 Motores hidráulicos, De movimento retilíneo (cilindros)
  10 Cilindros hidráulicos
  90 Outros
 2900 Motores hidráulicos, Outros
 31 Motores pneumáticos, De movimento retilíneo (cilindros)
  10 Cilindros pneumáticos
  90 Outros
 3900 Motores pneumáticos, Outros
 8000 Outros
 9010 Partes De propulsores a reação
 9080 Partes Outras, de máquinas das subposições 8412.21 ou 8412.31
 9090 Partes Outras
8413 Bombas para líquidos, mesmo com dispositivo medidor; elevadores de líquidos
 1100 Bombas com dispositivo medidor ou concebidas para comportá-lo, Bombas para distribuição de combustíveis ou lubrificantes, do tipo utilizado em postos (estações) de serviço ou garagens
 1900 Bombas com dispositivo medidor ou concebidas para comportá-lo, Outras
 2000 Bombas manuais, exceto das subposições 8413.11 ou 8413.19
 30 Bombas para combustíveis, lubrificantes ou líquidos de arrefecimento, próprias para motores de ignição por centelha (faísca) ou por compressão
  10 Para gasolina ou álcool
  20 Injetoras de combustível para motor de ignição por compressão
  30 Para óleo lubrificante
  90 Outras
 4000 Bombas para concreto (betão)
 50 Outras bombas volumétricas alternativas
  10 De potência superior a 3,73 kW (5 HP), mas não superior a 447,42 kW (600 HP), excluídas as para oxigênio líquido
  90 Outras
 60 Outras bombas volumétricas rotativas
  11 De vazão inferior ou igual a 300 l/min De engrenagem
  19 De vazão inferior ou igual a 300 l/min Outras
  90 Outras
 70 Outras bombas centrífugas
  10 Eletrobombas submersíveis
  80 Outras, de vazão inferior ou igual a 300 l/min
  90 Outras
 8100 Outras bombas; elevadores de líquidos, Bombas
 8200 Outras bombas; elevadores de líquidos, Elevadores de líquidos
 91 Partes, De bombas
  10 Hastes de bombeamento, do tipo utilizado para extração de petróleo
  90 Outras
 9200 Partes, De elevadores de líquidos
8414 Bombas de ar ou de vácuo, compressores de ar ou de outros gases e ventiladores; coifas aspirantes (exaustores) para extração ou reciclagem, com ventilador incorporado, mesmo filtrantes; cabinas (câmaras) de segurança biológica estanques aos gases, mesmo filtrantes
 1000 Bombas de vácuo
 2000 Bombas de ar, de mão ou de pé
 30 Compressores do tipo utilizado nos equipamentos frigoríficos
  11 Motocompressores herméticos Com capacidade inferior a 4.700 frigorias/hora
  19 Motocompressores herméticos Outros
  91 Outros Com capacidade inferior ou igual a 16.000 frigorias/hora
  99 Outros Outros
 40 Compressores de ar montados sobre chassis com rodas e rebocáveis
  10 De deslocamento alternativo
  20 De parafuso
  90 Outros
 51 Ventiladores, Ventiladores de mesa, de assentar no solo, de parede, de teto ou de janela, com motor elétrico incorporado de potência não superior a 125 W
  10 De mesa
  20 De teto
  90 Outros
 59 Ventiladores, Outros
  10 Microventiladores com área de carcaça inferior a 90 cm2
  90 Outros
 6000 Coifas aspirantes (exaustores) com dimensão horizontal máxima não superior a 120 cm
 7000 Cabinas (câmaras) de segurança biológica estanques aos gases
 8011 Outros Compressores de ar Estacionários, de pistão
 8012 Outros Compressores de ar De parafuso
 8013 Outros Compressores de ar De lóbulos paralelos (tipo Roots)
 8019 Outros Compressores de ar Outros
 8021 Outros Turbocompressores de ar Turboalimentadores de ar, de peso inferior ou igual a 50 kg para motores das posições 84.07 ou 84.08, acionado pelos gases de escapamento dos mesmos
 8022 Outros Turbocompressores de ar Turboalimentadores de ar, de peso superior a 50 kg para motores das posições 84.07 ou 84.08, acionados pelos gases de escapamento dos mesmos
 8029 Outros Turbocompressores de ar Outros
 8031 Outros Compressores de gases (exceto ar) De pistão
 8032 Outros Compressores de gases (exceto ar) De parafuso
 8033 Outros Compressores de gases (exceto ar) Centrífugos, de vazão máxima inferior a 22.000 m3/h
 8038 Outros Compressores de gases (exceto ar) Outros compressores centrífugos
 8039 Outros Compressores de gases (exceto ar) Outros
 8090 Outros Outros
 9010 Partes De bombas
 9020 Partes De ventiladores ou coifas aspirantes
 9031 Partes De compressores Pistões ou êmbolos
 9032 Partes De compressores Anéis de segmento
 9033 Partes De compressores Blocos de cilindros, cabeçotes e cárteres
 9034 Partes De compressores Válvulas
 9039 Partes De compressores Outras
 9040 Partes De cabinas (câmaras) de segurança
8415 Máquinas e aparelhos de ar-condicionado que contenham um ventilador motorizado e dispositivos próprios para modificar a temperatura e a umidade, incluindo as máquinas e aparelhos em que a umidade não seja regulável separadamente
 10 Do tipo concebido para ser fixado numa janela, parede, teto ou piso (pavimento), formando um corpo único ou do tipo split-system (sistema com elementos separados)
  11 Com capacidade inferior ou igual a 30.000 frigorias/hora Do tipo split-system (sistema com elementos separados)
  19 Com capacidade inferior ou igual a 30.000 frigorias/hora Outros
  90 Outros
 20 Do tipo utilizado para o conforto dos passageiros nos veículos automóveis
  10 Com capacidade inferior ou igual a 30.000 frigorias/hora
  90 Outros
 81 Outros, Com dispositivo de refrigeração e válvula de inversão do ciclo térmico (bombas de calor reversíveis)
  10 Com capacidade inferior ou igual a 30.000 frigorias/hora
  90 Outros
 82 Outros, Outros, com dispositivo de refrigeração
  10 Com capacidade inferior ou igual a 30.000 frigorias/hora
  90 Outros
 8300 Outros, Sem dispositivo de refrigeração
 9010 Partes Unidades evaporadoras (internas) de aparelho de ar-condicionado do tipo split-system (sistema com
 9020 Partes Unidades condensadoras (externas) de aparelho de ar-condicionado do tipo split-system (sistema com elementos separados), com capacidade inferior ou igual a 30.000 frigorias/hora
 9090 Partes Outras
8416 Queimadores para alimentação de fornalhas de combustíveis líquidos, combustíveis sólidos pulverizados ou de gás; fornalhas automáticas, incluindo as antefornalhas, grelhas mecânicas, descarregadores mecânicos de cinzas e dispositivos semelhantes
 1000 Queimadores de combustíveis líquidos
 20 Outros queimadores, incluindo os mistos
  10 De gases
  90 Outros
 3000 Fornalhas automáticas, incluindo as antefornalhas, grelhas mecânicas, descarregadores mecânicos de cinzas e dispositivos semelhantes
 9000 Partes
8417 Fornos industriais ou de laboratório, incluindo os incineradores, não elétricos
 10 Fornos para ustulação, fusão ou outros tratamentos térmicos de minérios ou de metais
  10 Fornos industriais para fusão de metais
  20 Fornos industriais para tratamento térmico de metais
  90 Outros
 2000 Fornos de padaria, pastelaria ou para a indústria de bolachas e biscoitos
 8010 Outros Fornos industriais para cerâmica
 8020 Outros Fornos industriais para fusão de vidro
 8090 Outros Outros
 9000 Partes
8418 Refrigeradores, congeladores (freezers) e outros materiais, máquinas e aparelhos, para a produção de frio, com equipamento elétrico ou outro; bombas de calor, exceto as máquinas e aparelhos de ar condicionado da posição 84.15
 1000 Combinações de refrigeradores e congeladores (freezers), munidos de portas ou gavetas exteriores separadas, ou de uma combinação desses elementos
 2100 Refrigeradores do tipo doméstico, De compressão
 2900 Refrigeradores do tipo doméstico, Outros
 3000 Congeladores (freezers) horizontais (arcas), de capacidade não superior a 800 l
 4000 Congeladores (freezers) verticais, de capacidade não superior a 900 l
 50 Outros móveis (arcas, armários, vitrines, balcões e móveis semelhantes) para a conservação e exposição de produtos, que incorporem um equipamento para a produção de frio
  10 Congeladores (freezers)
  90 Outros
 6100 Outros materiais, máquinas e aparelhos, para a produção de frio; bombas de calor, Bombas de calor, exceto as máquinas e aparelhos de ar-condicionado da posição 84.15
 69 Outros materiais, máquinas e aparelhos, para a produção de frio; bombas de calor, Outros
  10 Máquinas não domésticas para preparação de sorvetes
  20 Resfriadores de leite
  31 Unidades fornecedoras de água, sucos ou bebidas carbonatadas De água ou sucos
  32 Unidades fornecedoras de água, sucos ou bebidas carbonatadas De bebidas carbonatadas
  40 Grupos frigoríficos de compressão com capacidade inferior ou igual a 30.000 frigorias/hora
  91 Outros Resfriadores de água, de absorção por brometo de lítio
  99 Outros Outros
 9100 Partes, Móveis concebidos para receber um equipamento para a produção de frio
 9900 Partes, Outras
8419 Aparelhos, dispositivos ou equipamentos de laboratório, mesmo aquecidos eletricamente (exceto os fornos e outros aparelhos da posição 85.14), para tratamento de matérias por meio de operações que impliquem mudança de temperatura, tais como aquecimento, cozimento, torrefação, destilação, retificação, esterilização, pasteurização, estufagem, secagem, evaporação, vaporização, condensação ou arrefecimento, exceto os de uso doméstico; aquecedores de água não elétricos, de aquecimento instantâneo ou de acumulação
 1100 Aquecedores de água não elétricos, de aquecimento instantâneo ou de acumulação, De aquecimento instantâneo, a gás
 1200 Aquecedores de água não elétricos, de aquecimento instantâneo ou de acumulação, Aquecedores de água solares
 1900 Aquecedores de água não elétricos, de aquecimento instantâneo ou de acumulação, Outros
 2000 Esterilizadores médico-cirúrgicos ou de laboratório
 3300 Secadores, Aparelhos de liofilização, aparelhos de criodessecação e secadores por pulverização
 3400 Secadores, Outros, para produtos agrícolas
 3500 Secadores, Outros, para madeiras, pastas de papel, papel ou cartão
 3900 Secadores, Outros
 40 Aparelhos de destilação ou de retificação
  10 De destilação de água
  20 De destilação ou retificação de álcoois e outros fluídos voláteis ou de hidrocarbonetos
  90 Outros
 50 Trocadores (permutadores) de calor
  10 De placas
  21 Tubulares Metálicos
  22 Tubulares De grafita
  29 Tubulares Outros
  90 Outros
 6000 Aparelhos e dispositivos para liquefação do ar ou de outros gases
 81 Outros aparelhos e dispositivos, Para preparação de bebidas quentes ou para cozimento ou aquecimento de alimentos
  10 Autoclaves
  90 Outros
 89 Outros aparelhos e dispositivos, Outros
  11 Esterilizadores De alimentos, mediante Ultra Alta Temperatura (UHT, Ultra High Temperature) por injeção direta de vapor, com capacidade igual ou superior a 6.500 l/h
  19 Esterilizadores Outros
  20 Estufas
  30 Torrefadores
  40 Evaporadores
  91 Outros Recipiente refrigerador, com dispositivo de circulação de fluido refrigerante
  99 Outros Outros
 9010 Partes De aquecedores de água das subposições 8419.11 ou 8419.19
 9020 Partes De colunas de destilação ou de retificação
 9031 Partes De trocadores de calor, de placas Placa corrugada, de aço inoxidável ou de alumínio, com superfície de troca térmica de área superior a 0,4 m2
 9039 Partes De trocadores de calor, de placas Outras
 9040 Partes De aparelhos ou dispositivos das subposições 8419.81 ou 8419.89
 9090 Partes Outras
8420 
 10 Calandras e laminadores
  10 Para papel ou cartão
  90 Outros
 9100 Partes, Cilindros
 9900 Partes, Outras
8421 Centrifugadores, incluindo os secadores centrífugos; aparelhos para filtrar ou depurar líquidos ou gases
 11 Centrifugadores, incluindo os secadores centrífugos, Desnatadeiras
  10 Com capacidade de processamento de leite igual ou superior a 30.000 l/h
  90 Outras
 12 Centrifugadores, incluindo os secadores centrífugos, Secadores de roupa
  10 Com tambor de capacidade inferior ou igual a 23 l
  90 Outros
 19 Centrifugadores, incluindo os secadores centrífugos, Outros
  10 Centrifugadores para laboratórios de análises, ensaios ou pesquisas científicas
  90 Outros
 2100 Aparelhos para filtrar ou depurar líquidos, Para filtrar ou depurar água
 2200 Aparelhos para filtrar ou depurar líquidos, Para filtrar ou depurar bebidas, exceto água
 2300 Aparelhos para filtrar ou depurar líquidos, Para filtrar carburantes ou óleos lubrificantes nos motores de ignição por centelha (faísca) ou por compressão
 29 Aparelhos para filtrar ou depurar líquidos, Outros
  11 Do tipo utilizado em hemodiálise Capilares
  19 Do tipo utilizado em hemodiálise Outros
  20 Aparelho de osmose inversa
  30 Filtros-prensa
  90 Outros
 3100 Aparelhos para filtrar ou depurar gases, Filtros de entrada de ar para motores de ignição por centelha (faísca) ou por compressão
 3200 Aparelhos para filtrar ou depurar gases, Conversores catalíticos e filtros de partículas, mesmo combinados, para depurar ou filtrar os gases de escape dos motores de ignição por centelha (faísca) ou por compressão
 39 Aparelhos para filtrar ou depurar gases, Outros
  10 Filtros eletrostáticos
  30 Concentradores de oxigênio por depuração do ar, com capacidade de saída inferior ou igual a 6 l/min
  90 Outros
 91 Partes, De centrifugadores, incluindo as dos secadores centrífugos
  10 De secadores de roupa do item 8421.12.10
  91 Outras Tambores rotativos com pratos ou discos separadores, de peso superior a 300 kg
  99 Outras Outras
 99 Partes, Outras
  10 De aparelhos para filtrar ou depurar gases, da subposição 8421.39
  20 Do tipo utilizado em linhas de sangue para hemodiálise
  91 Outras Cartuchos de membrana de aparelhos de osmose inversa
  99 Outras Outras
8422 Máquinas de lavar louça; máquinas e aparelhos para limpar ou secar garrafas ou outros recipientes; máquinas e aparelhos para encher, fechar, arrolhar ou rotular garrafas, caixas, latas, sacos ou outros recipientes; máquinas e aparelhos para capsular garrafas, vasos, tubos e recipientes semelhantes; outras máquinas e aparelhos para empacotar ou embalar mercadorias (incluindo as máquinas e aparelhos para embalar com película termorretrátil); máquinas e aparelhos para gaseificar bebidas
 1100 Máquinas de lavar louça, Do tipo doméstico
 1900 Máquinas de lavar louça, Outras
 2000 Máquinas e aparelhos para limpar ou secar garrafas ou outros recipientes
 30 Máquinas e aparelhos para encher, fechar, arrolhar ou rotular garrafas, caixas, latas, sacos ou outros recipientes; máquinas e aparelhos para capsular garrafas, vasos, tubos e recipientes semelhantes; máquinas e aparelhos para gaseificar bebidas
  10 Máquinas e aparelhos para encher, fechar, arrolhar, capsular ou rotular garrafas
  21 Máquinas e aparelhos para encher, fechar, arrolhar ou rotular caixas, latas, sacos ou outros recipientes; Máquinas e aparelhos para capsular vasos, tubos e recipientes semelhantes Para encher caixas ou sacos com pó ou grãos
  22 Máquinas e aparelhos para encher, fechar, arrolhar ou rotular caixas, latas, sacos ou outros recipientes; Máquinas e aparelhos para capsular vasos, tubos e recipientes semelhantes Para encher e fechar embalagens confeccionadas com papel ou cartão dos subitens 4811.51.22 ou 4811.59.23, mesmo com dispositivo de rotulagem
  23 Máquinas e aparelhos para encher, fechar, arrolhar ou rotular caixas, latas, sacos ou outros recipientes; Máquinas e aparelhos para capsular vasos, tubos e recipientes semelhantes Para encher e fechar recipientes tubulares flexíveis (bisnagas), com capacidade igual ou superior a 100 unidades por minuto
  29 Máquinas e aparelhos para encher, fechar, arrolhar ou rotular caixas, latas, sacos ou outros recipientes; Máquinas e aparelhos para capsular vasos, tubos e recipientes semelhantes Outros
  30 Para gaseificar bebidas
 40 Outras máquinas e aparelhos para empacotar ou embalar mercadorias (incluindo as máquinas e aparelhos para embalar com película termorretrátil)
  10 Horizontais, próprias para empacotamento de massas alimentícias longas (comprimento superior a 200 mm) em pacotes tipo almofadas (pillow pack), com capacidade de produção superior a 100 pacotes por minuto e controlador lógico programável (CLP)
  20 Automática, para embalar tubos ou barras de metal, em atados de peso inferior ou igual a 2.000 kg e comprimento inferior ou igual a 12 m
  30 De empacotar embalagens confeccionadas com papel ou cartão dos subitens 4811.51.22 ou 4811.59.23 em caixas ou bandejas de papel ou cartão dobráveis, com capacidade igual ou superior a 5.000 embalagens por hora
  90 Outros
 9010 Partes De máquinas de lavar louça, de uso doméstico
 9090 Partes Outras
8423 Aparelhos e instrumentos de pesagem, incluindo as básculas e balanças para verificar peças usinadas (fabricadas*), excluindo as balanças sensíveis a pesos não superiores a 5 cg; pesos para quaisquer balanças
 1000 Balanças para pessoas, incluindo as balanças para bebês; balanças de uso doméstico
 2000 Básculas de pesagem contínua em transportadores
 30 Básculas de pesagem constante e balanças e básculas ensacadoras ou doseadoras
  11 Dosadoras Com aparelhos periféricos, que constituam unidade funcional
  19 Dosadoras Outras
  90 Outras
 81 Outros aparelhos e instrumentos de pesagem, De capacidade não superior a 30 kg
  10 De mesa, com dispositivo registrador ou impressor de etiquetas
  90 Outros
 8200 Outros aparelhos e instrumentos de pesagem, De capacidade superior a 30 kg, mas não superior a 5.000 kg
 8900 Outros aparelhos e instrumentos de pesagem, Outros
 90 Pesos para quaisquer balanças; partes de aparelhos ou instrumentos de pesagem
  10 Pesos
  21 Partes De aparelhos ou instrumentos da subposição 8423.10
  29 Partes Outras
8424 Aparelhos mecânicos (mesmo manuais) para projetar, dispersar ou pulverizar líquidos ou pós; extintores, mesmo carregados; pistolas aerográficas e aparelhos semelhantes; máquinas e aparelhos de jato de areia, de jato de vapor e aparelhos de jato semelhantes
 1000 Extintores, mesmo carregados
 2000 Pistolas aerográficas e aparelhos semelhantes
 30 Máquinas e aparelhos de jato de areia, de jato de vapor e aparelhos de jato semelhantes
  10 Máquinas e aparelhos de desobstrução de tubulação ou de limpeza, por jato de água
  20 De jato de areia própria para desgaste localizado de peças de vestuário
  30 Perfuradoras por jato de água com pressão de trabalho máxima igual ou superior a 10 MPa
  90 Outros
 4100 Pulverizadores para agricultura ou horticultura, Pulverizadores portáteis
 4900 Pulverizadores para agricultura ou horticultura, Outros
 82 Outros aparelhos, Para agricultura ou horticultura
  21 Irrigadores e sistemas de irrigação Por aspersão
  29 Irrigadores e sistemas de irrigação Outros
  90 Outros
 89 Outros aparelhos, Outros
  10 Aparelhos de pulverização constituídos por botão de pressão com bocal (tampa spray), válvula do tipo aerossol, junta de estanqueidade (junta de canopla) e tubo de imersão, montados sobre um corpo metálico (canopla), do tipo utilizado para serem montados no gargalo de recipientes, para projetar líquidos, pós ou espumas
  20 Aparelhos automáticos para projetar lubrificantes sobre pneumáticos, que contenham uma estação de secagem por ar preaquecido e dispositivos para agarrar e movimentar pneumáticos
  90 Outros
 9010 Partes De aparelhos da subposição 8424.10 ou do item 8424.89.10
 9090 Partes Outras
8425 Talhas, cadernais e moitões; guinchos e cabrestantes; macacos
 1100 Talhas, cadernais e moitões, De motor elétrico
 19 Talhas, cadernais e moitões, Outros
  10 Talhas, cadernais e moitões, manuais
  90 Outros
 31 Guinchos; cabrestantes, De motor elétrico
  10 Com capacidade inferior ou igual a 100 t
  90 Outros
 39 Guinchos; cabrestantes, Outros
  10 Com capacidade inferior ou igual a 100 t
  90 Outros
 4100 Macacos, Elevadores fixos de veículos, para garagens (oficinas)
 4200 Macacos, Outros macacos, hidráulicos
 49 Macacos, Outros
  10 Manuais
  90 Outros
8426 Cábreas; guindastes, incluindo os de cabo; pontes rolantes, pórticos de descarga ou de movimentação, pontes-guindastes, carros-pórticos e carros-guindastes
 1100 Pontes e vigas, rolantes, pórticos, pontes-guindastes e carros-pórticos, Pontes e vigas, rolantes, de suportes fixos
 1200 Pontes e vigas, rolantes, pórticos, pontes-guindastes e carros-pórticos, Pórticos móveis de pneumáticos e carros-pórticos
 1900 Pontes e vigas, rolantes, pórticos, pontes-guindastes e carros-pórticos, Outros
 2000 Guindastes de torre
 3000 Guindastes de pórtico
 41 Outras máquinas e aparelhos, autopropulsados, De pneumáticos
  10 Com deslocamento em sentido longitudinal, transversal e diagonal (tipo caranguejo) com capacidade de carga igual ou superior a 60 t
  90 Outros
 49 Outras máquinas e aparelhos, autopropulsados, Outros
  10 De lagartas (esteiras), com capacidade de elevação igual ou superior a 70 t
  90 Outros
 9100 Outras máquinas e aparelhos, Próprios para serem montados em veículos rodoviários
 9900 Outras máquinas e aparelhos, Outros
8427 Empilhadeiras; outros veículos para movimentação de carga e semelhantes, equipados com dispositivos de elevação
 10 Autopropulsados, de motor elétrico
  11 Empilhadeiras De capacidade de carga superior a 6,5 t
  19 Empilhadeiras Outras
  90 Outros
 20 Outros, autopropulsados
  10 Empilhadeiras com capacidade de carga superior a 6,5 t
  90 Outros
 9000 Outros
8428 Outras máquinas e aparelhos de elevação, de carga, de descarga ou de movimentação (por exemplo, elevadores, escadas rolantes, transportadores, teleféricos)
 1000 Elevadores e monta-cargas
 20 Aparelhos elevadores ou transportadores, pneumáticos
  10 Transportadores tubulares (transvasadores) móveis, acionados com motor de potência superior a 90 kW (120 HP)
  90 Outros
 3100 Outros aparelhos elevadores ou transportadores, de ação contínua, para mercadorias, Especialmente concebidos para uso subterrâneo
 3200 Outros aparelhos elevadores ou transportadores, de ação contínua, para mercadorias, Outros, de caçamba (balde*)
 3300 Outros aparelhos elevadores ou transportadores, de ação contínua, para mercadorias, Outros, de correia
 39 Outros aparelhos elevadores ou transportadores, de ação contínua, para mercadorias, Outros
  10 De correntes
  20 De rolos motores
  30 De pinças laterais, do tipo utilizado para o transporte de jornais
  90 Outros
 4000 Escadas e tapetes, rolantes
 6000 Teleféricos (incluindo as telecadeiras e os telesquis); mecanismos de tração para funiculares
 7000 Robôs industriais
 90 Outras máquinas e aparelhos
  10 Do tipo utilizado para desembarque de botes salva-vidas, motorizados ou providos de dispositivo de compensação de inclinação
  20 Transportadores-elevadores (transelevadores) automáticos, de deslocamento horizontal sobre guias
  30 Máquina para formação de pilhas de jornais, dispostos em sentido alternado, de capacidade igual ou superior a 80.000 exemplares/h
  90 Outros
8429 Bulldozers, angledozers, niveladores, raspo-transportadores (scrapers), pás mecânicas, escavadores, carregadores e pás carregadoras, compactadores e rolos ou cilindros compressores, autopropulsados
 11 Bulldozers e angledozers, De lagartas (esteiras)
  10 De potência no volante igual ou superior a 387,76 kW (520 HP)
  90 Outros
 19 Bulldozers e angledozers, Outros
  10 Bulldozers de potência no volante igual ou superior a 234,90 kW (315 HP)
  90 Outros
 2010 Niveladores Motoniveladores articulados, de potência no volante igual ou superior a 205,07 kW (275 HP
 2090 Niveladores Outros
 3000 Raspo-transportadores (scrapers)
 4000 Compactadores e rolos ou cilindros compressores
 51 Pás mecânicas, escavadores, carregadores e pás carregadoras, Carregadores e pás carregadoras, de carregamento frontal
  11 Carregadores-transportadores Do tipo utilizado em minas subterrâneas
  19 Carregadores-transportadores Outras
  21 Infraestruturas motoras, próprias para receber equipamentos do item 8430.69.1 De potência no volante igual ou superior a 454,13 kW (609 HP)
  29 Infraestruturas motoras, próprias para receber equipamentos do item 8430.69.1 Outras
  91 Outras De potência no volante igual ou superior a 297,5 kW (399 HP)
  92 Outras De potência no volante inferior ou igual a 43,99 kW (59 HP)
  99 Outras Outras
 52 Pás mecânicas, escavadores, carregadores e pás carregadoras, Máquinas cuja superestrutura é capaz de efetuar uma rotação de 360°
  11 Escavadores De potência no volante igual ou superior a 484,7 kW (650 HP)
  12 Escavadores De potência no volante inferior ou igual a 40,3 kW (54 HP)
  19 Escavadores Outras
  20 Infraestruturas motoras, próprias para receber equipamentos das subposições 8430.49, 8430.61 ou 8430.69, mesmo com dispositivo de deslocamento sobre trilhos
  90 Outras
 5900 Pás mecânicas, escavadores, carregadores e pás carregadoras, Outros
8430 
 1000 Bate-estacas e arranca-estacas
 2000 Limpa-neves
 31 Cortadores de carvão ou de rocha e máquinas para perfuração de túneis ou de galerias, Autopropulsados
  10 Cortadores de carvão ou de rocha
  90 Outros
 39 Cortadores de carvão ou de rocha e máquinas para perfuração de túneis ou de galerias, Outros
  10 Cortadores de carvão ou de rocha
  90 Outras
 41 Outras máquinas de sondagem ou de perfuração, Autopropulsadas
  10 Perfuratriz de percussão
  20 Perfuratriz rotativa
  30 Máquinas de sondagem, rotativas
  90 Outras
 49 Outras máquinas de sondagem ou de perfuração, Outras
  10 Perfuratriz de percussão
  20 Máquinas de sondagem, rotativas
  90 Outras
 5000 Outras máquinas e aparelhos, autopropulsados
 6100 Outras máquinas e aparelhos, exceto autopropulsados, Máquinas de comprimir ou de compactar
 69 Outras máquinas e aparelhos, exceto autopropulsados, Outros
  11 Equipamentos frontais para escavo-carregadores ou carregadores Com capacidade de carga superior a 4 m3
  19 Equipamentos frontais para escavo-carregadores ou carregadores Outros
  90 Outros
8431 Partes reconhecíveis como exclusiva ou principalmente destinadas às máquinas e aparelhos das posições 84.25 a 84.30
 10 De máquinas ou aparelhos da posição 84.25
  10 Do item 8425.19.10 ou das subposições 8425.39, 8425.42 ou 8425.49
  90 Outras
 20 De máquinas ou aparelhos da posição 84.27
  11 De empilhadeiras Autopropulsadas
  19 De empilhadeiras De outras empilhadeiras
  90 Outras
 31 De máquinas ou aparelhos da posição 84.28, De elevadores, monta-cargas ou de escadas rolantes
  10 De elevadores
  90 Outras
 3900 De máquinas ou aparelhos da posição 84.28, Outras
 4100 De máquinas ou aparelhos das posições 84.26, 84.29 ou 84.30, Caçambas (Baldes*), mesmo de mandíbulas, pás, ganchos e tenazes
 4200 De máquinas ou aparelhos das posições 84.26, 84.29 ou 84.30, Lâminas para bulldozers ou angledozers
 43 De máquinas ou aparelhos das posições 84.26, 84.29 ou 84.30, Partes de máquinas de sondagem ou de perfuração das subposições 8430.41 ou 8430.49
  10 De máquinas de sondagem rotativas
  90 Outras
 49 De máquinas ou aparelhos das posições 84.26, 84.29 ou 84.30, Outras De máquinas ou aparelhos
  10 da posição 84.26
  21 das posições 84.29 ou 84.30 Cabinas
  22 das posições 84.29 ou 84.30 Lagartas (esteiras)
  23 das posições 84.29 ou 84.30 Tanques de combustível e demais reservatórios
  29 das posições 84.29 ou 84.30 Outras
8432 Máquinas e aparelhos de uso agrícola, hortícola ou florestal, para preparação ou trabalho do solo ou para cultura; rolos para gramados (relvados) ou para campos de esporte
 1000 Arados e charruas
 2100 Grades, escarificadores, cultivadores, extirpadores, enxadas e sachadores, Grades de discos
 2900 Grades, escarificadores, cultivadores, extirpadores, enxadas e sachadores, Outros
 31 Semeadores, plantadores e transplantadores, Semeadores, plantadores e transplantadores, de plantio direto
  10 Semeadores-adubadores
  90 Outros
 39 Semeadores, plantadores e transplantadores, Outros
  10 Semeadores-adubadores
  90 Outros
 4100 Espalhadores de estrume e distribuidores de adubos (fertilizantes), Espalhadores de estrume
 4200 Espalhadores de estrume e distribuidores de adubos (fertilizantes), Distribuidores de adubos (fertilizantes)
 8000 Outras máquinas e aparelhos
 9000 Partes
8433 Máquinas e aparelhos para colheita ou debulha de produtos agrícolas, incluindo as enfardadeiras de palha ou forragem; cortadores de grama (relva) e ceifeiras; máquinas para limpar ou selecionar ovos, fruta ou outros produtos agrícolas, exceto as da posição 84.37
 1100 Cortadores de grama (relva), Motorizados, cujo dispositivo de corte gira num plano horizontal
 1900 Cortadores de grama (relva), Outros
 20 Ceifeiras, incluindo as barras de corte para montagem em tratores
  10 Com dispositivo de acondicionamento em fileiras constituído por rotor de dedos e pente
  90 Outras
 3000 Outras máquinas e aparelhos para colher e dispor o feno
 4000 Enfardadeiras de palha ou de forragem, incluindo as enfardadeiras-apanhadeiras
 5100 Outras máquinas e aparelhos para colheita; máquinas e aparelhos para debulha, Colheitadeiras combinadas com debulhadoras (ceifeiras-debulhadoras)
 5200 Outras máquinas e aparelhos para colheita; máquinas e aparelhos para debulha, Outras máquinas e aparelhos para debulha
 5300 Outras máquinas e aparelhos para colheita; máquinas e aparelhos para debulha, Máquinas para colheita de raízes ou tubérculos
 59 Outras máquinas e aparelhos para colheita; máquinas e aparelhos para debulha, Outros
  11 Colheitadeiras de algodão Com capacidade para trabalhar até dois sulcos de colheita e potência no volante inferior ou igual a 59,7 kW (80 HP)
  19 Colheitadeiras de algodão Outras
  90 Outros
 60 Máquinas para limpar ou selecionar ovos, fruta ou outros produtos agrícolas
  10 Selecionadores de fruta
  21 Para limpar ou selecionar ovos Com capacidade superior a 250.000 ovos por hora
  29 Para limpar ou selecionar ovos Outras
  90 Outras
 9010 Partes De cortadores de grama (relva)
 9090 Partes Outras
8434 Máquinas de ordenhar e máquinas e aparelhos para a indústria de laticínios
 1000 Máquinas de ordenhar
 20 Máquinas e aparelhos para a indústria de laticínios
  10 Para tratamento do leite
  90 Outros
 9000 Partes
8435 Prensas, esmagadores e máquinas e aparelhos semelhantes, para fabricação de vinho, sidra, sucos (sumos) de fruta ou bebidas semelhantes
 1000 Máquinas e aparelhos
 9000 Partes
8436 Outras máquinas e aparelhos para agricultura, horticultura, silvicultura, avicultura ou apicultura, incluindo os germinadores equipados com dispositivos mecânicos ou térmicos e as chocadeiras e criadeiras para avicultura
 1000 Máquinas e aparelhos para preparação de alimentos ou rações para animais
 2100 Máquinas e aparelhos para avicultura, incluindo as chocadeiras e criadeiras, Chocadeiras e criadeiras
 2900 Máquinas e aparelhos para avicultura, incluindo as chocadeiras e criadeiras, Outros
 8000 Outras máquinas e aparelhos
 9100 Partes, De máquinas ou aparelhos para avicultura
 9900 Partes, Outras
8437 Máquinas para limpeza, seleção ou peneiração de grãos ou de produtos hortícolas secos; máquinas e aparelhos para a indústria de moagem ou tratamento de cereais ou de produtos hortícolas secos, exceto do tipo utilizado em fazendas
 1000 Máquinas para limpeza, seleção ou peneiração de grãos ou de produtos hortícolas secos
 80 Outras máquinas e aparelhos
  10 Para trituração ou moagem de grãos
  90 Outros
 9000 Partes
8438 Máquinas e aparelhos não especificados nem compreendidos noutras posições do presente Capítulo, para preparação ou fabricação industrial de alimentos ou de bebidas, exceto as máquinas e aparelhos para extração ou preparação de óleos ou gorduras vegetais ou de origem microbiana, fixos, ou de animais
 1000 Máquinas e aparelhos para as indústrias de panificação, pastelaria, bolachas e biscoitos e de massas alimentícias
 20 Máquinas e aparelhos para as indústrias de confeitaria e de cacau ou de chocolate
  11 Para as indústrias de confeitaria Para fabricar bombons de chocolate por moldagem, de capacidade de produção igual ou superior a 150 kg/h
  19 Para as indústrias de confeitaria Outros
  90 Outros
 3000 Máquinas e aparelhos para a indústria de açúcar
 4000 Máquinas e aparelhos para a indústria cervejeira
 5000 Máquinas e aparelhos para preparação de carnes
 6000 Máquinas e aparelhos para preparação de fruta ou de produtos hortícolas
 80 Outras máquinas e aparelhos
  10 Máquinas para extração de óleo essencial de citros
  20 Automática, para descabeçar, cortar a cauda e eviscerar peixes, com capacidade superior a 350 unidades por minuto
  90 Outros
 9000 Partes
8439 Máquinas e aparelhos para fabricação de pasta de matérias fibrosas celulósicas ou para fabricação ou acabamento de papel ou cartão
 10 Máquinas e aparelhos para fabricação de pasta de matérias fibrosas celulósicas
  10 Para tratamento preliminar das matérias-primas
  20 Classificadoras e classificadoras-depuradoras de pasta
  30 Refinadoras
  90 Outros
 2000 Máquinas e aparelhos para fabricação de papel ou cartão
 30 Máquinas e aparelhos para acabamento de papel ou cartão
  10 Bobinadoras-esticadoras
  20 Para impregnar
  30 Para ondular
  90 Outros
 9100 Partes, De máquinas ou aparelhos para fabricação de pasta de matérias fibrosas celulósicas
 99 Partes, Outras
  10 Rolos, corrugadores ou de pressão, de máquinas para ondular, com largura útil igual ou superior a 2.500 mm
  90 Outras
8440 
 10 Máquinas e aparelhos
  11 De costurar cadernos Com alimentação automática
  19 De costurar cadernos Outros
  20 Máquinas para fabricar capas de papelão, com dispositivo de colagem e capacidade de produção superior a 60 unidades por minuto
  90 Outros
 9000 Partes
8441 Outras máquinas e aparelhos para o trabalho de pasta de papel, papel ou cartão, incluindo as cortadeiras de qualquer tipo
 1010 Cortadeiras Cortadeiras bobinadoras com velocidade de bobinado superior a 2.000 m/min
 1090 Cortadeiras Outras
 2000 Máquinas para fabricação de sacos de quaisquer dimensões ou de envelopes
 30 Máquinas para fabricação de caixas, tubos, tambores ou de recipientes semelhantes, por qualquer processo, exceto moldagem
  10 De dobrar e colar, para fabricação de caixas
  90 Outras
 4000 Máquinas de moldar artigos de pasta de papel, papel ou cartão
 8000 Outras máquinas e aparelhos
 9000 Partes
8442 Máquinas, aparelhos e equipamentos (exceto as máquinas das posições 84.56 a 84.65), para preparação ou fabricação de clichês, placas, cilindros ou outros elementos de impressão; clichês, placas, cilindros e outros elementos de impressão; pedras litográficas, placas e cilindros, preparados para impressão (por exemplo, aplainados, granulados ou polidos)
 30 Máquinas, aparelhos e equipamentos
  10 De compor por processo fotográfico
  20 De compor caracteres tipográficos por outros processos, mesmo com dispositivo de fundir
  90 Outros
 40 Partes dessas máquinas, aparelhos e equipamentos
  10 De máquinas do item 8442.30.10
  20 De máquinas do item 8442.30.20
  90 Outras
 5000 Clichês, placas, cilindros e outros elementos de impressão; pedras litográficas, placas e cilindros, preparados para impressão (por exemplo, aplainados, granulados ou polidos)
8443 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42; outras impressoras, aparelhos de copiar e aparelhos de telecopiar (fax), mesmo combinados entre si; partes e acessórios
 11 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, por ofsete, alimentados por bobinas
  10 Para impressão multicolor de jornais, de largura igual ou superior a 900 mm, com unidades de impressão em configuração torre e dispositivos automáticos de emendar bobinas
  90 Outros
 1200 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, por ofsete, do tipo utilizado em escritórios, alimentados por folhas em que um lado não seja superior a 22 cm e que o outro não seja superior a 36 cm, quando não dobradas
 13 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Outras máquinas e aparelhos de impressão, por ofsete
  10 Para impressão multicolor de recipientes de matérias plásticas, cilíndricos, cônicos ou de faces planas
  21 Alimentados por folhas de formato inferior ou igual a 37,5 cm x 51 cm Com velocidade de impressão igual ou superior a 12.000 folhas por hora
  29 Alimentados por folhas de formato inferior ou igual a 37,5 cm x 51 cm Outros
  90 Outros
 1400 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, tipográficos, alimentados por bobinas, excluindo as máquinas e aparelhos flexográficos
 1500 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, tipográficos, não alimentados por bobinas, excluindo as máquinas e aparelhos flexográficos
 1600 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, flexográficos
 17 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Máquinas e aparelhos de impressão, heliográficos
  10 Rotativas para heliogravura
  90 Outros
 19 Máquinas e aparelhos de impressão por meio de placas, cilindros e outros elementos de impressão da posição 84.42, Outros
  10 Para serigrafia
  90 Outros
 31 Outras impressoras, aparelhos de copiar e aparelhos de telecopiar (fax), mesmo combinados entre si, Máquinas que executem pelo menos duas das seguintes funções: impressão, cópia ou transmissão de telecópia (fax), capazes de ser conectadas a uma máquina automática para processamento de dados ou a uma rede
  11 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) De jato de tinta líquida, com largura de impressão inferior ou igual a 420 mm
  12 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) De transferência térmica de cera sólida (por exemplo, solid ink e dye sublimation)
  13 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), monocromáticas, com largura de impressão inferior ou igual a 280 mm
  14 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), monocromáticas, com largura de impressão superior a 280 mm, mas não superior a 420 mm
  15 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), policromáticas
  16 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) Outras, com largura de impressão superior a 420 mm
  19 Alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) Outras
  91 Outras Com impressão por sistema térmico
  99 Outras Outras
 32 Outras impressoras, aparelhos de copiar e aparelhos de telecopiar (fax), mesmo combinados entre si, Outros, capazes de ser conectados a uma máquina automática para processamento de dados ou a uma rede
  21 Impressoras de impacto De linha
  22 Impressoras de impacto De caracteres Braille
  23 Impressoras de impacto Outras matriciais (por pontos)
  29 Impressoras de impacto Outras
  31 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) De jato de tinta líquida, com largura de impressão inferior ou igual a 420 mm
  32 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) De transferência térmica de cera sólida (por exemplo, solid ink e dye sublimation)
  33 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), monocromáticas, com largura de impressão inferior ou igual a 280 mm
  34 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), monocromáticas, com largura de impressão superior a 280 mm, mas não superior a 420 mm
  35 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), policromáticas, com velocidade de impressão inferior ou igual a 20 páginas por minuto (ppm)
  36 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) A laser, LED (Diodos Emissores de Luz) ou LCS (Sistema de Cristal Líquido), policromáticas, com velocidade de impressão superior a 20 páginas por minuto (ppm)
  37 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) Térmicas, do tipo utilizado em impressão de imagens para diagnóstico médico em folhas revestidas com camada termossensível
  38 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) Outras, com largura de impressão superior a 420 mm
  39 Outras impressoras, alimentadas por folhas, com velocidade de impressão, medida no formato A4 (210 mm x 297 mm), inferior ou igual a 45 páginas por minuto (ppm) Outras
  40 Outras impressoras alimentadas por folhas
  51 Traçadores gráficos (plotters) Por meio de penas
  52 Traçadores gráficos (plotters) Outros, com largura de impressão superior a 580 mm
  59 Traçadores gráficos (plotters) Outros
  91 Outras Impressoras de código de barras postais, tipo 3 em 5, a jato de tinta fluorescente, com velocidade de até 4,5 m/s e passo de 1,4 mm
  99 Outras Outras
 39 Outras impressoras, aparelhos de copiar e aparelhos de telecopiar (fax), mesmo combinados entre si, Outros
  10 Máquinas de impressão por jato de tinta
  21 Máquinas copiadoras eletrostáticas De reprodução da imagem do original sobre a cópia por meio de um suporte intermediário (processo indireto), monocromáticas, para cópias de superfície inferior ou igual a 1 m2, com velocidade inferior a 100 cópias por minuto
  28 Máquinas copiadoras eletrostáticas Outras, por processo indireto
  29 Máquinas copiadoras eletrostáticas Outras
  30 Outras máquinas copiadoras
  90 Outros
 91 Partes e acessórios, Partes e acessórios de máquinas e aparelhos de impressão por meio de blocos, cilindros e outros elementos de impressão da posição 84.42
  10 De máquinas e aparelhos da subposição 8443.12
  91 Outros Dobradoras
  92 Outros Numeradores automáticos
  99 Outros Outros
 99 Partes e acessórios, Outros
  11 Mecanismos de impressão por impacto, suas partes e acessórios Mecanismos de impressão, mesmo sem cabeça de impressão incorporada
  12 Mecanismos de impressão por impacto, suas partes e acessórios Cabeças de impressão
  19 Mecanismos de impressão por impacto, suas partes e acessórios Outros
  21 Mecanismos de impressão por jato de tinta, suas partes e acessórios Mecanismos de impressão, mesmo sem cabeça de impressão incorporada
  22 Mecanismos de impressão por jato de tinta, suas partes e acessórios Cabeças de impressão
  23 Mecanismos de impressão por jato de tinta, suas partes e acessórios Cartuchos de tinta
  29 Mecanismos de impressão por jato de tinta, suas partes e acessórios Outros
  31 Mecanismos de impressão a laser, a LED (Diodos Emissores de Luz) ou a LCS (Sistema de Cristal Líquido), suas partes e acessórios Mecanismos de impressão, mesmo sem cilindro fotossensível incorporado
  32 Mecanismos de impressão a laser, a LED (Diodos Emissores de Luz) ou a LCS (Sistema de Cristal Líquido), suas partes e acessórios Cilindros recobertos de matéria semicondutora fotoelétrica
  33 Mecanismos de impressão a laser, a LED (Diodos Emissores de Luz) ou a LCS (Sistema de Cristal Líquido), suas partes e acessórios Cartuchos de revelador (toners)
  39 Mecanismos de impressão a laser, a LED (Diodos Emissores de Luz) ou a LCS (Sistema de Cristal Líquido), suas partes e acessórios Outros
  41 Mecanismos de impressão por sistema térmico, suas partes e acessórios Mecanismos de impressão, mesmo sem cabeça de impressão incorporada
  42 Mecanismos de impressão por sistema térmico, suas partes e acessórios Cabeças de impressão
  49 Mecanismos de impressão por sistema térmico, suas partes e acessórios Outros
  50 Outros mecanismos de impressão, suas partes e acessórios
  60 Circuitos impressos com componentes elétricos ou eletrônicos, montados
  70 Bandejas e gavetas, suas partes e acessórios
  80 Mecanismos de alimentação ou de triagem de papéis ou documentos, suas partes e acessórios
  90 Outros
8444 Máquinas para extrudar, estirar, texturizar ou cortar matérias têxteis sintéticas ou artificiais
 0010 Para extrudar
 0020 Para corte ou ruptura de fibras
 0090 Outras
8445 Máquinas para preparação de matérias têxteis; máquinas para fiação, dobragem ou torção, de matérias têxteis e outras máquinas e aparelhos para fabricação de fios têxteis; máquinas de bobinar (incluindo as bobinadoras de trama) ou de dobar matérias têxteis e máquinas para preparação de fios têxteis para a sua utilização nas máquinas das posições 84.46 ou 84.47
 11 Máquinas para preparação de matérias têxteis, Cardas
  10 Para lã
  20 Para fibras do Capítulo 53
  90 Outras
 1200 Máquinas para preparação de matérias têxteis, Penteadoras
 1300 Máquinas para preparação de matérias têxteis, Bancos de estiramento (fusos)
 19 Máquinas para preparação de matérias têxteis, Outras Máquinas para a preparação
  10 da seda
  21 de outras matérias têxteis Para recuperação de cordas, fios, trapos ou qualquer outro desperdício, transformando-os em fibras adequadas para cardagem
  22 de outras matérias têxteis Descaroçadeiras e deslintadeiras de algodão
  23 de outras matérias têxteis Para desengordurar, lavar, alvejar ou tingir fibras têxteis em massa ou rama
  24 de outras matérias têxteis Abridoras de fibras de lã
  25 de outras matérias têxteis Abridoras de fibras do Capítulo 53
  26 de outras matérias têxteis Máquinas de carbonizar a lã
  27 de outras matérias têxteis Para estirar a lã
  29 de outras matérias têxteis Outras
 2000 Máquinas para fiação de matérias têxteis
 30 Máquinas para dobragem ou torção, de matérias têxteis
  10 Retorcedeiras
  90 Outras
 40 Máquinas de bobinar (incluindo as bobinadoras de trama) ou de dobar matérias têxteis
  11 Bobinadoras automáticas Bobinadoras de trama (espuladeiras)
  12 Bobinadoras automáticas Para fios elastanos
  18 Bobinadoras automáticas Outras, com atador automático
  19 Bobinadoras automáticas Outras
  21 Bobinadoras não automáticas Com velocidade de bobinado igual ou superior a 4.000 m/min
  29 Bobinadoras não automáticas Outras
  31 Meadeiras Com controle de comprimento ou peso e atador automático
  39 Meadeiras Outras
  40 Noveleiras automáticas
  90 Outras
 9010 Outras Urdideiras
 9020 Outras Passadeiras para liço e pente
 9030 Outras Para amarrar urdideiras
 9040 Outras Automáticas, para colocar lamelas
 9090 Outras Outras
8446 Teares para tecidos
 10 Para tecidos de largura não superior a 30 cm
  10 Com mecanismo Jacquard
  90 Outros
 2100 Para tecidos de largura superior a 30 cm, de lançadeiras, A motor
 2900 Para tecidos de largura superior a 30 cm, de lançadeiras, Outros
 30 Para tecidos de largura superior a 30 cm, sem lançadeiras
  10 A jato de ar
  20 A jato de água
  30 De projétil
  40 De pinças
  90 Outros
8447 Teares para fabricar malhas, máquinas de costura por entrelaçamento (couture-tricotage), máquinas para fabricar guipuras, tules, rendas, bordados, passamanarias, galões ou redes e máquinas para inserir tufos
 1100 Teares circulares para malhas, Com cilindro de diâmetro não superior a 165 mm
 1200 Teares circulares para malhas, Com cilindro de diâmetro superior a 165 mm
 20 Teares retilíneos para malhas; máquinas de costura por entrelaçamento (couture-tricotage)
  10 Teares manuais
  21 Teares motorizados Para fabricação de malhas de urdidura
  29 Teares motorizados Outros
  30 Máquinas de costura por entrelaçamento (couture-tricotage)
 9010 Outros Máquinas para fabricação de redes, tules ou filós
 9020 Outros Máquinas automáticas para bordar
 9090 Outros Outras
8448 Máquinas e aparelhos auxiliares para as máquinas das posições 84.44, 84.45, 84.46 ou 84.47 (por exemplo, ratieras (maquinetas*), mecanismos Jacquard, quebra-urdiduras e quebra-tramas, mecanismos troca-lançadeiras); partes e acessórios reconhecíveis como exclusiva ou principalmente destinados às máquinas da presente posição ou das posições 84.44, 84.45, 84.46 ou 84.47 (por exemplo, fusos, aletas, guarnições de cardas, pentes, barras, fieiras, lançadeiras, liços e quadros de liços, agulhas, platinas, ganchos)
 11 Máquinas e aparelhos auxiliares para as máquinas das posições 84.44, 84.45, 84.46 ou 84.47, Ratieras (Maquinetas*) e mecanismos Jacquard; redutores, perfuradores e copiadores de cartões; máquinas para enlaçar cartões após perfuração
  10 Ratieras
  20 Mecanismos Jacquard
  90 Outros
 1900 Máquinas e aparelhos auxiliares para as máquinas das posições 84.44, 84.45, 84.46 ou 84.47, Outros
 20 Partes e acessórios das máquinas da posição 84.44 ou das suas máquinas e aparelhos auxiliares
  10 Fieiras para a extrusão
  20 Outras partes e acessórios de máquinas para a extrusão
  30 De máquinas para corte ou ruptura de fibras
  90 Outras
 3100 Partes e acessórios das máquinas da posição 84.45 ou das suas máquinas e aparelhos auxiliares, Guarnições de cardas
 32 Partes e acessórios das máquinas da posição 84.45 ou das suas máquinas e aparelhos auxiliares, De máquinas para preparação de matérias têxteis, exceto as guarnições de cardas
  11 De cardas Chapéus (flats)
  19 De cardas Outras
  20 De penteadoras
  30 De bancas de estiramento (bancas de fusos)
  40 De máquinas para a preparação da seda
  50 De máquinas para carbonizar lã
  90 Outros
 33 Partes e acessórios das máquinas da posição 84.45 ou das suas máquinas e aparelhos auxiliares, Fusos e suas aletas, anéis e cursores
  10 Cursores
  90 Outros
 39 Partes e acessórios das máquinas da posição 84.45 ou das suas máquinas e aparelhos auxiliares, Outros
  11 De máquinas para fiação, dobragem ou torção De filatórios intermitentes (selfatinas)
  12 De máquinas para fiação, dobragem ou torção De máquinas do tipo tow-to-yarn
  17 De máquinas para fiação, dobragem ou torção De outros filatórios
  19 De máquinas para fiação, dobragem ou torção Outras
  21 De máquinas de bobinar ou de dobar De bobinadoras de trama (espuladeiras)
  22 De máquinas de bobinar ou de dobar De bobinadoras automáticas para fios elastanos, ou com atador automático
  23 De máquinas de bobinar ou de dobar Outras, de bobinadoras automáticas
  29 De máquinas de bobinar ou de dobar Outras
  91 Outros De urdideiras
  92 Outros De passadeiras para liço e pente
  99 Outros Outras
 4200 Partes e acessórios de teares para tecidos ou das suas máquinas e aparelhos auxiliares, Pentes, liços e quadros de liços
 49 Partes e acessórios de teares para tecidos ou das suas máquinas e aparelhos auxiliares, Outros
  10 De máquinas ou aparelhos auxiliares de teares
  20 De teares para tecidos de largura superior a 30 cm, sem lançadeiras, a jato de água ou de projétil
  90 Outras
 51 Partes e acessórios dos teares, máquinas ou aparelhos, da posição 84.47 ou das suas máquinas e aparelhos auxiliares, Platinas, agulhas e outros artigos, utilizados na formação das malhas
  10 Platinas
  90 Outros
 59 Partes e acessórios dos teares, máquinas ou aparelhos, da posição 84.47 ou das suas máquinas e aparelhos auxiliares, Outros
  10 De teares circulares para malhas
  21 De teares retilíneos Manuais
  22 De teares retilíneos Para fabricação de malhas de urdidura
  29 De teares retilíneos Outras
  30 De máquinas para fabricação de redes, tules ou filós, ou automáticas para bordar
  40 De máquinas do item 8447.90.90
  90 Outras
8449 Máquinas e aparelhos para fabricação ou acabamento de feltro ou de falsos tecidos (tecidos não tecidos), em peça ou em forma determinada, incluindo as máquinas e aparelhos para fabricação de chapéus de feltro; formas para chapelaria
 0010 Máquinas e aparelhos para fabricação ou acabamento de feltros
 0020 Máquinas e aparelhos para fabricação de falsos tecidos (tecidos não tecidos)
 0080 Outros
 0091 Partes De máquinas ou aparelhos para fabricação de falsos tecidos (tecidos não tecidos)
 0099 Partes Outras
8450 
 1100 Máquinas de capacidade, expressa em peso de roupa seca, não superior a 10 kg, Máquinas inteiramente automáticas
 1200 Máquinas de capacidade, expressa em peso de roupa seca, não superior a 10 kg, Outras máquinas, com secador centrífugo incorporado
 1900 Máquinas de capacidade, expressa em peso de roupa seca, não superior a 10 kg, Outras
 2010 Máquinas de capacidade, expressa em peso de roupa seca, superior a 10 kg Túneis contínuos
 2020 Outras máquinas, de capacidade não superior a 18 kg
 2090 Máquinas de capacidade, expressa em peso de roupa seca, superior a 10 kg Outras
 9010 Partes De máquinas da subposição 8450.20
 9090 Partes Outras
8451 Máquinas e aparelhos (exceto as máquinas da posição 84.50) para lavar, limpar, espremer, secar, passar, prensar (incluindo as prensas de transferência térmica ou de fusão), branquear, tingir, para apresto e acabamento, para revestir ou impregnar fios, tecidos ou obras de matérias têxteis e máquinas para revestir tecidos-base ou outros suportes utilizados na fabricação de revestimentos para pisos (pavimentos), tais como linóleo; máquinas para enrolar, desenrolar, dobrar, cortar ou dentear tecidos
 1000 Máquinas para lavar a seco
 2100 Máquinas de secar, De capacidade, expressa em peso de roupa seca, não superior a 10 kg
 29 Máquinas de secar, Outras
  10 Que funcionem por meio de ondas eletromagnéticas (micro-ondas), cuja produção seja igual ou superior a 120 kg/h de produto seco
  90 Outras
 30 Máquinas e prensas para passar, incluindo as prensas de transferência térmica ou de fusão
  10 Automáticas
  91 Outras Prensas para passar de peso inferior ou igual a 14 kg
  99 Outras Outras
 40 Máquinas para lavar, branquear ou tingir
  10 Para lavar
  21 Para tingir ou branquear fios ou tecidos Para tingir tecidos em rolos; para tingir por pressão estática, com molinete (rotor de pás), jato de água (jet) ou combinada
  29 Para tingir ou branquear fios ou tecidos Outras
  90 Outras
 50 Máquinas para enrolar, desenrolar, dobrar, cortar ou dentear tecidos
  10 Para inspecionar tecidos
  20 Automáticas, para enfestar ou cortar
  90 Outras
 8000 Outras máquinas e aparelhos
 9010 Partes Para as máquinas da subposição 8451.21
 9090 Partes Outras
8452 Máquinas de costura, exceto as de costurar cadernos da posição 84.40; móveis, bases e tampas, próprios para máquinas de costura; agulhas para máquinas de costura
 1000 Máquinas de costura de uso doméstico
 21 Outras máquinas de costura, Unidades automáticas
  10 Para costurar couros ou peles
  20 Para costurar tecidos
  90 Outras
 29 Outras máquinas de costura, Outras
  10 Para costurar couros ou peles
  21 Para costurar tecidos Remalhadeiras
  22 Para costurar tecidos Para casear
  23 Para costurar tecidos Tipo zigue-zague para inserir elástico
  24 Para costurar tecidos De costura reta
  25 Para costurar tecidos Galoneiras
  29 Para costurar tecidos Outras
  90 Outras
 3000 Agulhas para máquinas de costura
 90 Móveis, bases e tampas, para máquinas de costura, e suas partes; outras partes de máquinas de costura
  20 Móveis, bases e tampas, para máquinas de costura, e suas partes
  81 Outras partes de máquinas de costura de uso doméstico Guia-fios, lançadeiras e porta-bobinas
  89 Outras partes de máquinas de costura de uso doméstico Outras
  91 Outras Guia-fios, lançadeiras não rotativas e porta-bobinas
  92 Outras Para remalhadeiras
  93 Outras Lançadeiras rotativas
  94 Outras Corpos moldados por fundição
  99 Outras Outras
8453 Máquinas e aparelhos para preparar, curtir ou trabalhar couros ou peles, ou para fabricar ou consertar calçado e outras obras de couro ou de pele, exceto máquinas de costura
 10 Máquinas e aparelhos para preparar, curtir ou trabalhar couros ou peles
  10 Máquinas para dividir couros com largura útil inferior ou igual a 3.000 mm, com lâmina sem fim, com controle eletrônico programável
  90 Outros
 2000 Máquinas e aparelhos para fabricar ou consertar calçado
 8000 Outras máquinas e aparelhos
 9000 Partes
8454 Conversores, cadinhos ou colheres de fundição, lingoteiras e máquinas de vazar (moldar), para metalurgia, aciaria ou fundição
 1000 Conversores
 20 Lingoteiras e cadinhos ou colheres de fundição
  10 Lingoteiras
  90 Outras
 30 Máquinas de vazar (moldar)
  10 Sob pressão
  20 Por centrifugação
  90 Outras
 9010 Partes De máquinas de vazar (moldar) por centrifugação
 9090 Partes Outras
8455 Laminadores de metais e seus cilindros
 1000 Laminadores de tubos
 21 Outros laminadores, Laminadores a quente e laminadores combinados a quente e a frio
  10 De cilindros lisos
  90 Outros
 22 Outros laminadores, Laminadores a frio
  10 De cilindros lisos
  90 Outros
 30 Cilindros de laminadores
  10 Fundidos, de aço ou ferro fundido nodular
  20 Forjados, de aço de corte rápido, com um teor, em peso, de carbono igual ou superior a 0,80 % e inferior ou igual a 0,90 %, de cromo igual ou superior a 3,50 % e inferior ou igual a 4 %, de vanádio igual ou superior a 1,60 % e inferior ou igual a 2,30 %, de molibdênio inferior ou igual a 8,50 % e de tungstênio (volfrâmio) inferior ou igual a 7 %
  90 Outros
 9000 Outras partes
8456 Máquinas-ferramentas que trabalhem por eliminação de qualquer matéria, que operem por laser ou por outro feixe de luz ou de fótons, por ultrassom, por eletroerosão, por processos eletroquímicos, por feixes de elétrons, por feixes iônicos ou por jato de plasma; máquinas de corte a jato de água
 11 Que operem por laser ou por outro feixe de luz ou de fótons, Que operem por laser
  11 De comando numérico Para corte de chapas metálicas de espessura superior a 8 mm
  19 De comando numérico Outras
  90 Outras
 12 Que operem por laser ou por outro feixe de luz ou de fótons, Que operem por outro feixe de luz ou de fótons
  11 De comando numérico Para corte de chapas metálicas de espessura superior a 8 mm
  19 De comando numérico Outras
  90 Outras
 20 Que operem por ultrassom
  10 De comando numérico
  90 Outras
 30 Que operem por eletroerosão
  11 De comando numérico Para texturizar superfícies cilíndricas
  19 De comando numérico Outras
  90 Outras
 4000 Que operem por jato de plasma
 5000 Máquinas de corte a jato de água
 9000 Outras
8457 Centros de usinagem (fabricação*), máquinas de sistema monostático (single station) e máquinas de estações múltiplas, para trabalhar metais
 1000 Centros de usinagem (fabricação*)
 20 Máquinas de sistema monostático (single station)
  10 De comando numérico
  90 Outras
 30 Máquinas de estações múltiplas
  10 De comando numérico
  90 Outras
8458 Tornos (incluindo os centros de torneamento) para metais
 11 Tornos horizontais, De comando numérico
  10 Revólver
  91 Outros De 6 ou mais fusos porta-peças
  99 Outros Outros
 19 Tornos horizontais, Outros
  10 Revólver
  90 Outros
 9100 Outros tornos, De comando numérico
 9900 Outros tornos, Outros
8459 Máquinas-ferramentas (incluindo as unidades com cabeça deslizante) para furar, mandrilar, fresar, roscar interior ou exteriormente metais, por eliminação de matéria, exceto os tornos (incluindo os centros de torneamento) da posição 84.58
 1000 Unidades com cabeça deslizante
 21 Outras máquinas para furar, De comando numérico
  10 Radiais
  91 Outras De mais de um cabeçote mono ou multifuso
  99 Outras Outras
 2900 Outras máquinas para furar, Outras
 3100 Outras mandriladoras-fresadoras, De comando numérico
 3900 Outras mandriladoras-fresadoras, Outras
 4100 Outras máquinas para mandrilar, De comando numérico
 4900 Outras máquinas para mandrilar, Outras
 5100 Máquinas para fresar, de console, De comando numérico
 5900 Máquinas para fresar, de console, Outras
 6100 Outras máquinas para fresar, De comando numérico
 6900 Outras máquinas para fresar, Outras
 7000 Outras máquinas para roscar interior ou exteriormente
8460 
 1200 Máquinas para retificar superfícies planas, De comando numérico
 1900 Máquinas para retificar superfícies planas, Outras
 2200 Outras máquinas para retificar, Máquinas para retificar sem centro, de comando numérico
 2300 Outras máquinas para retificar, Outras máquinas para retificar superfícies cilíndricas, de comando numérico
 2400 Outras máquinas para retificar, Outras, de comando numérico
 2900 Outras máquinas para retificar, Outras
 3100 Máquinas para afiar, De comando numérico
 3900 Máquinas para afiar, Outras
 40 Máquinas para brunir
  11 De comando numérico Brunidoras para cilindros de diâmetro inferior ou igual a 312 mm
  19 De comando numérico Outras
  91 Outras Brunidoras para cilindros de diâmetro inferior ou igual a 312 mm
  99 Outras Outras
 9011 Outras De comando numérico De polir, com cinco ou mais cabeças e porta -peças rotativo
 9012 Outras De comando numérico De esmerilhar, com duas ou mais cabeças e porta-peças rotativo
 9019 Outras De comando numérico Outras
 9090 Outras Outras
8461 Máquinas-ferramentas para aplainar, plainas-limadoras, máquinas-ferramentas para escatelar, brochar, cortar ou acabar engrenagens, serrar, seccionar e outras máquinas-ferramentas que trabalhem por eliminação de metal ou de cermets, não especificadas nem compreendidas noutras posições
 20 Plainas-limadoras e máquinas para escatelar
  10 Para escatelar
  90 Outras
 30 Máquinas para brochar
  10 De comando numérico
  90 Outras
 40 Máquinas para cortar ou acabar engrenagens
  10 De comando numérico
  91 Outras Redondeadoras de dentes
  99 Outras Outras
 50 Máquinas para serrar ou seccionar
  10 De fitas sem fim
  20 Circulares
  90 Outras
 9010 Outras De comando numérico
 9090 Outras Outras
8462 Máquinas-ferramentas (incluindo as prensas) para forjar ou estampar, martelos, martelos-pilões e martinetes, para trabalhar metais (excluindo os laminadores); máquinas-ferramentas (incluindo as prensas, as linhas de corte longitudinal e as linhas de corte transversal) para enrolar, arquear, dobrar, endireitar, aplanar, cisalhar, puncionar, chanfrar ou mordiscar metais (excluindo as bancas para estirar); prensas para trabalhar metais ou carbonetos metálicos, não especificadas acima
 1100 Máquinas para trabalhar a quente (incluindo as prensas) para forjar por matrizagem ou de forjamento livre ou de estampar, martelos, martelos-pilões e martinetes, Máquinas para forjamento em matriz fechada
 1900 Máquinas para trabalhar a quente (incluindo as prensas) para forjar por matrizagem ou de forjamento livre ou de estampar, martelos, martelos-pilões e martinetes, Outras
 2200 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Máquinas para formação de perfis
 2300 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Prensas dobradeiras, de comando numérico
 2400 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Prensas para painéis, de comando numérico
 2500 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Máquinas de conformação por rolos, de comando numérico
 2600 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Outras máquinas para enrolar, arquear, dobrar, endireitar ou aplanar, de comando numérico
 2900 Máquinas (incluindo as prensas dobradeiras) para enrolar, arquear, dobrar, endireitar ou aplanar, para produtos planos, Outras
 3200 Linhas de corte longitudinal, linhas de corte transversal e outras máquinas (excluindo as prensas) para cisalhar, para produtos planos, exceto as máquinas combinadas de puncionar e cisalhar, Linhas de corte longitudinal e linhas de corte transversal
 3300 Linhas de corte longitudinal, linhas de corte transversal e outras máquinas (excluindo as prensas) para cisalhar, para produtos planos, exceto as máquinas combinadas de puncionar e cisalhar, Máquinas para cisalhar, de comando numérico
 3900 Linhas de corte longitudinal, linhas de corte transversal e outras máquinas (excluindo as prensas) para cisalhar, para produtos planos, exceto as máquinas combinadas de puncionar e cisalhar, Outras
 4200 Máquinas (excluindo as prensas) para puncionar, chanfrar ou mordiscar, para produtos planos, incluindo as máquinas combinadas de puncionar e cisalhar, De comando numérico
 4900 Máquinas (excluindo as prensas) para puncionar, chanfrar ou mordiscar, para produtos planos, incluindo as máquinas combinadas de puncionar e cisalhar, Outras
 5100 Máquinas (excluindo as prensas) para trabalhar tubos, perfis ocos, perfis e barras, De comando numérico
 5900 Máquinas (excluindo as prensas) para trabalhar tubos, perfis ocos, perfis e barras, Outras
 6100 Prensas para trabalhar metal a frio, Prensas hidráulicas
 6200 Prensas para trabalhar metal a frio, Prensas mecânicas
 6300 Prensas para trabalhar metal a frio, Servoprensas
 6900 Prensas para trabalhar metal a frio, Outras
 9000 Outras
8463 Outras máquinas-ferramentas para trabalhar metais ou cermets, que trabalhem sem eliminação de matéria
 10 Bancas para estirar barras, tubos, perfis, fios ou semelhantes
  10 Para estirar tubos
  90 Outros
 20 Máquinas para fazer roscas internas ou externas por laminagem
  10 De comando numérico
  91 Outras De pente plano, com capacidade de produção igual ou superior a 160 unidades por minuto, de diâmetro de rosca compreendido entre 3 mm e 10 mm
  99 Outras Outras
 3000 Máquinas para trabalhar arames e fios de metal
 9010 Outras De comando numérico
 9090 Outras Outras
8464 Máquinas-ferramentas para trabalhar pedra, produtos cerâmicos, concreto (betão), fibrocimento ou matérias minerais semelhantes, ou para o trabalho a frio do vidro
 1000 Máquinas para serrar
 20 Máquinas para esmerilar ou polir
  10 Para vidro
  21 Para cerâmica De polir placas, para pavimentação ou revestimento, com oito ou mais cabeças
  29 Para cerâmica Outras
  90 Outras
 9011 Outras Para vidro De comando numérico, para retificar, fresar e perfurar
 9019 Outras Para vidro Outras
 9090 Outras Outras
8465 Máquinas-ferramentas (incluindo as máquinas para pregar, grampear, colar ou reunir por qualquer outro modo) para trabalhar madeira, cortiça, osso, borracha endurecida, plástico duro ou matérias duras semelhantes
 1000 Máquinas-ferramentas capazes de efetuar diferentes tipos de operações sem troca de ferramenta
 2000 Centros de usinagem (fabricação*)
 91 Outras, Máquinas de serrar
  10 De fita sem fim
  20 Circulares
  90 Outras
 92 Outras, Máquinas para desbastar ou aplainar; máquinas para fresar ou moldurar
  11 De comando numérico Fresadoras
  19 De comando numérico Outras
  90 Outras
 93 Outras, Máquinas para esmerilar, lixar ou polir
  10 Lixadeiras
  90 Outras
 9400 Outras, Máquinas para arquear ou reunir
 95 Outras, Máquinas para furar ou escatelar
  11 De comando numérico Para furar
  12 De comando numérico Para escatelar
  91 Outras Para furar
  92 Outras Para escatelar
 9600 Outras, Máquinas para fender, seccionar ou desenrolar
 9900 Outras, Outras
8466 Partes e acessórios reconhecíveis como exclusiva ou principalmente destinados às máquinas das posições 84.56 a 84.65, incluindo os porta-peças e porta-ferramentas, as fieiras de abertura automática, os dispositivos divisores e outros dispositivos especiais, para estas máquinas; porta-ferramentas para ferramentas manuais de qualquer tipo
 1000 Porta-ferramentas e fieiras de abertura automática
 2010 Porta-peças Para tornos
 2090 Porta-peças Outros
 3000 Dispositivos divisores e outros dispositivos especiais, para máquinas
 9100 Outros, Para máquinas da posição 84.64
 9200 Outros, Para máquinas da posição 84.65
 93 Outros, Para máquinas das posições 84.56 a 84.61 Para máquinas da posição
  11 84.56 Para máquinas da subposição 8456.20
  19 84.56 Outras
  20 84.57
  30 84.58
  40 84.59
  50 84.60
  60 84.61
 94 Outros, Para máquinas das posições 84.62 ou 84.63
  10 Para máquinas das subposições 8462.11 ou 8462.19
  20 Para máquinas das subposições 8462.22 a 8462.29
  90 Outras
8467 Ferramentas pneumáticas, hidráulicas ou com motor (elétrico ou não elétrico) incorporado, de uso manual
 11 Pneumáticas, Rotativas (mesmo com sistema de percussão)
  10 Furadeiras
  90 Outras
 1900 Pneumáticas, Outras
 2100 Com motor elétrico incorporado, Furadeiras (perfuradoras) de qualquer espécie, incluindo as rotativas
 2200 Com motor elétrico incorporado, Serras
 29 Com motor elétrico incorporado, Outras
  10 Tesouras
  91 Outras Cortadoras de tecidos
  92 Outras Parafusadeiras e rosqueadeiras
  93 Outras Martelos
  99 Outras Outras
 8100 Outras ferramentas, Serras de corrente
 8900 Outras ferramentas, Outras
 9100 Partes, De serras de corrente
 9200 Partes, De ferramentas pneumáticas
 9900 Partes, Outras
8468 Máquinas e aparelhos para soldar, mesmo de corte, exceto os da posição 85.15; máquinas e aparelhos a gás, para têmpera superficial
 1000 Maçaricos de uso manual
 2000 Outras máquinas e aparelhos a gás
 80 Outras máquinas e aparelhos
  10 Para soldar por fricção
  90 Outras
 9010 Partes De maçaricos de uso manual
 9020 Partes De máquinas ou aparelhos para soldar por fricção
 9090 Partes Outras
8470 
 1000 Calculadoras eletrônicas capazes de funcionar sem fonte externa de energia elétrica e máquinas de bolso com função de cálculo incorporada que permitam gravar, reproduzir e visualizar informações
 2100 Outras máquinas de calcular, eletrônicas, Com dispositivo impressor incorporado
 2900 Outras máquinas de calcular, eletrônicas, Outras
 3000 Outras máquinas de calcular
 50 Caixas registradoras
  10 Eletrônicas
  90 Outras
 9010 Outras Máquinas de franquear correspondência
 9090 Outras Outras
8471 Máquinas automáticas para processamento de dados e suas unidades; leitores magnéticos ou ópticos, máquinas para registrar dados em suporte sob forma codificada, e máquinas para processamento desses dados, não especificadas nem compreendidas noutras posições
 30 Máquinas automáticas para processamento de dados, portáteis, de peso não superior a 10 kg, que contenham pelo menos uma unidade central de processamento, um teclado e uma tela (ecrã*)
  11 Capazes de funcionar sem fonte externa de energia De peso inferior a 350 g, com tela de área não superior a 140 cm2
  12 Capazes de funcionar sem fonte externa de energia De peso inferior a 3,5 kg, com tela de área superior a 140 cm2, mas inferior a 560 cm2
  19 Capazes de funcionar sem fonte externa de energia Outras
  90 Outras
 4100 Outras máquinas automáticas para processamento de dados, Que contenham, no mesmo corpo, pelo menos uma unidade central de processamento e, mesmo combinadas, uma unidade de entrada e uma unidade de saída
 4900 Outras máquinas automáticas para processamento de dados, Outras, apresentadas sob a forma de sistemas
 50 Unidades de processamento, exceto as das subposições 8471.41 ou 8471.49, podendo conter, no mesmo corpo, um ou dois dos seguintes tipos de unidades: unidade de memória, unidade de entrada e unidade de saída
  10 De pequena capacidade, baseadas em microprocessadores, com capacidade de instalação, dentro do mesmo gabinete, de unidades de memória da subposição 8471.70, podendo conter múltiplos conectores de expansão (slots), e valor FOB inferior ou igual a US$ 12.500,00, por unidade
  20 De média capacidade, podendo conter no máximo uma unidade de entrada e outra de saída da subposição 8471.60, com capacidade de instalação, dentro do mesmo gabinete, de unidades de memória da subposição 8471.70, podendo conter múltiplos conectores de expansão (slots), e valor FOB superior a US$ 12.500,00, mas não superior a US$ 46.000,00, por unidade
  30 De grande capacidade, podendo conter no máximo uma unidade de entrada e outra de saída da subposição 8471.60, com capacidade de instalação interna, ou em módulos separados do gabinete do processador central, de unidades de memória da subposição 8471.70, e valor FOB superior a US$ 46.000,00, mas não superior a US$ 100.000,00, por unidade
  40 De muito grande capacidade, podendo conter no máximo uma unidade de entrada e outra de saída da subposição 8471.60, com capacidade de instalação interna, ou em módulos separados do gabinete do processador central, de unidades de memória da subposição 8471.70, e valor FOB superior a US$ 100.000,00, por unidade
  90 Outras
 60 Unidades de entrada ou de saída, podendo conter, no mesmo corpo, unidades de memória
  52 Unidades de entrada Teclados
  53 Unidades de entrada Indicadores ou apontadores (mouse e track-ball, por exemplo)
  54 Unidades de entrada Mesas digitalizadoras
  59 Unidades de entrada Outras
  61 Aparelhos terminais que tenham, pelo menos, uma unidade de entrada por teclado alfanumérico e uma unidade de saída por vídeo (terminais de vídeo) Com unidade de saída por vídeo monocromático
  62 Aparelhos terminais que tenham, pelo menos, uma unidade de entrada por teclado alfanumérico e uma unidade de saída por vídeo (terminais de vídeo) Com unidade de saída por vídeo policromático
  80 Terminais de auto-atendimento bancário
  90 Outras
 70 Unidades de memória
  10 De discos magnéticos
  20 De discos para leitura ou gravação de dados por meios ópticos (unidade de disco óptico)
  30 De fitas magnéticas
  40 De estado sólido (SSD, Solid-State Drive)
  90 Outras, incluídas as combinações de unidades de, pelo menos, dois dos itens precedentes
 8000 Outras unidades de máquinas automáticas para processamento de dados
 9011 Outros Leitores ou gravadores De cartões magnéticos
 9012 Outros Leitores ou gravadores Leitores de códigos de barras
 9013 Outros Leitores ou gravadores Leitores de caracteres magnetizáveis
 9014 Outros Leitores ou gravadores Digitalizadores de imagens (scanners)
 9019 Outros Leitores ou gravadores Outros
 9090 Outros Outros
8472 Outras máquinas e aparelhos de escritório (por exemplo, duplicadores hectográficos ou a estêncil, máquinas para imprimir endereços, distribuidores automáticos de notas (papéis-moeda), máquinas para selecionar, contar ou empacotar moedas, máquinas apontadoras de lápis (apara-lápis), perfuradores ou grampeadores (agrafadores*))
 1000 Duplicadores
 30 Máquinas para selecionar, dobrar, envelopar ou cintar correspondência, máquinas para abrir, fechar ou lacrar correspondência e máquinas para colar ou obliterar selos
  10 Máquinas automáticas para obliterar selos postais
  20 Máquinas automáticas para seleção de correspondência por formato e classificação e distribuição da mesma por leitura óptica do código postal
  30 Máquinas automáticas para seleção e distribuição de encomendas, por leitura óptica do código postal
  90 Outras
 9010 Outros Distribuidores (dispensadores) automáticos de notas (papéis-moeda), incluindo os que efetuam outras operações bancárias
 9020 Outros Máquinas do tipo utilizado em caixas de banco, com dispositivo para autenticar
 9030 Outros Máquinas para selecionar e contar moedas ou notas (papéis-moeda)
 9040 Outros Máquinas apontadoras de lápis (apara-lápis), perfuradores, grampeadores e desgrampeadores
 9051 Outros Classificadoras automáticas de documentos, com leitores ou gravadores do item 8471.90.1 incorporados Com capacidade de classificação superior a 400 documentos por minuto
 9059 Outros Classificadoras automáticas de documentos, com leitores ou gravadores do item 8471.90.1 incorporados Outras
 9091 Outros Outros Máquinas para imprimir endereços ou para estampar placas de endereços
 9099 Outros Outros Outros
8473 Partes e acessórios (exceto estojos, capas e semelhantes) reconhecíveis como exclusiva ou principalmente destinados às máquinas ou aparelhos das posições 84.70 a 84.72
 2100 Partes e acessórios das máquinas da posição 84.70, Das calculadoras eletrônicas das subposições 8470.10, 8470.21 ou 8470.29
 29 Partes e acessórios das máquinas da posição 84.70, Outros
  10 Circuitos impressos com componentes elétricos ou eletrônicos, montados, para caixas registradoras
  20 De máquinas da subposição 8470.30
  90 Outros
 30 Partes e acessórios das máquinas da posição 84.71
  11 Gabinete, mesmo com módulo display numérico, fonte de alimentação incorporada ou ambos Com fonte de alimentação, mesmo com módulo display numérico
  19 Gabinete, mesmo com módulo display numérico, fonte de alimentação incorporada ou ambos Outros
  31 De unidades de discos magnéticos ou de fitas magnéticas, exceto as do item 8473.30.4 Conjuntos cabeça-disco (HDA, Head Disk Assembly) de unidades de discos rígidos, montados
  32 De unidades de discos magnéticos ou de fitas magnéticas, exceto as do item 8473.30.4 Braços posicionadores de cabeças magnéticas
  33 De unidades de discos magnéticos ou de fitas magnéticas, exceto as do item 8473.30.4 Cabeças magnéticas
  34 De unidades de discos magnéticos ou de fitas magnéticas, exceto as do item 8473.30.4 Mecanismos bobinadores para unidades de fitas magnéticas (magnetic tape transporter)
  39 De unidades de discos magnéticos ou de fitas magnéticas, exceto as do item 8473.30.4 Outras
  41 Circuitos impressos com componentes elétricos ou eletrônicos, montados Placas-mãe (mother boards)
  42 Circuitos impressos com componentes elétricos ou eletrônicos, montados Placas (módulos) de memória com uma superfície inferior ou igual a 50 cm2
  49 Circuitos impressos com componentes elétricos ou eletrônicos, montados Outros
  90 Outros
 40 Partes e acessórios das máquinas da posição 84.72
  10 Circuitos impressos com componentes elétricos ou eletrônicos, montados
  70 Outras partes e acessórios das máquinas dos itens 8472.90.10 ou 8472.90.20
  90 Outros
 50 Partes e acessórios que possam ser utilizados indiferentemente com as máquinas ou aparelhos de duas ou mais das posições 84.70 a 84.72
  10 Circuitos impressos com componentes elétricos ou eletrônicos, montados
  40 Cabeças magnéticas
  50 Placas (módulos) de memória com uma superfície inferior ou igual a 50 cm2
  90 Outros
8474 Máquinas e aparelhos para selecionar, peneirar, separar, lavar, esmagar, moer, misturar ou amassar terras, pedras, minérios ou outras substâncias minerais sólidas (incluindo os pós e pastas); máquinas para aglomerar ou moldar combustíveis minerais sólidos, pastas cerâmicas, cimento, gesso ou outras matérias minerais em pó ou em pasta; máquinas para fazer moldes de areia para fundição
 1000 Máquinas e aparelhos para selecionar, peneirar, separar ou lavar
 20 Máquinas e aparelhos para esmagar, moer ou pulverizar
  10 De bolas
  90 Outros
 3100 Máquinas e aparelhos para misturar ou amassar, Betoneiras e aparelhos para amassar cimento
 3200 Máquinas e aparelhos para misturar ou amassar, Máquinas para misturar matérias minerais com betume
 3900 Máquinas e aparelhos para misturar ou amassar, Outros
 80 Outras máquinas e aparelhos
  10 Para fazer moldes de areia para fundição
  90 Outras
 9000 Partes
8475 Máquinas para montagem de lâmpadas, tubos ou válvulas, elétricos ou eletrônicos, ou de lâmpadas de luz relâmpago (flash), que tenham invólucro de vidro; máquinas para fabricação ou trabalho a quente do vidro ou das suas obras
 1000 Máquinas para montagem de lâmpadas, tubos ou válvulas, elétricos ou eletrônicos, ou de lâmpadas de luz relâmpago (flash), que tenham invólucro de vidro
 2100 Máquinas para fabricação ou trabalho a quente do vidro ou das suas obras, Máquinas para fabricação de fibras ópticas e de seus esboços
 29 Máquinas para fabricação ou trabalho a quente do vidro ou das suas obras, Outras
  10 Para fabricação de recipientes da posição 70.10, exceto ampolas
  90 Outras
 9000 Partes
8476 Máquinas automáticas de venda de produtos (por exemplo, selos, cigarros, alimentos ou bebidas), incluindo as máquinas de trocar dinheiro
 2100 Máquinas automáticas de venda de bebidas, Com dispositivo de aquecimento ou de refrigeração incorporado
 2900 Máquinas automáticas de venda de bebidas, Outras
 8100 Outras máquinas, Com dispositivo de aquecimento ou de refrigeração incorporado
 89 Outras máquinas, Outras
  10 Máquinas automáticas de venda de selos postais
  90 Outras
 9000 Partes
8477 Máquinas e aparelhos para trabalhar borracha ou plástico ou para fabricação de produtos dessas matérias, não especificados nem compreendidos noutras posições deste Capítulo
 10 Máquinas de moldar por injeção
  11 Horizontais, de comando numérico Monocolor, para materiais termoplásticos, com capacidade de injeção inferior ou igual a 5.000 g e força de fechamento inferior ou igual a 12.000 kN
  19 Horizontais, de comando numérico Outras
  21 Outras horizontais Monocolor, para materiais termoplásticos, com capacidade de injeção inferior ou igual a 5.000 g e força de fechamento inferior ou igual a 12.000 kN
  29 Outras horizontais Outras
  91 Outras De comando numérico
  99 Outras Outras
 2010 Extrusoras Para materiais termoplásticos, de diâmetro da rosca inferior ou igual a 300 mm
 2090 Extrusoras Outras
 30 Máquinas de moldar por insuflação
  10 Para fabricação de recipientes termoplásticos de capacidade inferior ou igual a 5 l, com uma produção inferior ou igual a 1.000 unidades por hora, referente a recipiente de 1 l
  90 Outras
 40 Máquinas de moldar a vácuo e outras máquinas de termoformar
  10 De moldar a vácuo poliestireno expandido (EPS) ou polipropileno expandido (EPP)
  90 Outras
 5100 Outras máquinas e aparelhos para moldar ou dar forma, Para moldar ou recauchutar pneumáticos ou para moldar ou dar forma a câmaras de ar
 59 Outras máquinas e aparelhos para moldar ou dar forma, Outros
  11 Prensas Com capacidade inferior ou igual a 30.000 kN
  19 Prensas Outras
  90 Outras
 80 Outras máquinas e aparelhos
  10 Máquina de unir lâminas de borracha entre si ou com tecidos com borracha, para fabricação de pneumáticos
  90 Outras
 9000 Partes
8478 Máquinas e aparelhos para preparar ou transformar tabaco, não especificados nem compreendidos noutras posições deste Capítulo
 10 Máquinas e aparelhos
  10 Batedoras-separadoras automáticas de talos e folhas
  90 Outros
 9000 Partes
8479 Máquinas e aparelhos mecânicos com função própria, não especificados nem compreendidos noutras posições deste Capítulo
 10 Máquinas e aparelhos para obras públicas, construção civil ou trabalhos semelhantes
  10 Automotrizes para espalhar e calcar pisos (pavimentos) betuminosos
  90 Outros
 2000 Máquinas e aparelhos para extração ou preparação de óleos ou gorduras vegetais ou de origem microbiana, fixos, ou de animais
 3000 Prensas para fabricação de painéis de partículas, de fibras de madeira ou de outras matérias lenhosas, e outras máquinas e aparelhos para tratamento de madeira ou de cortiça
 4000 Máquinas para fabricação de cordas ou cabos
 5000 Robôs industriais, não especificados nem compreendidos noutras posições
 6000 Aparelhos de evaporação para arrefecimento do ar
 7100 Pontes de embarque para passageiros, Do tipo utilizado em aeroportos
 7900 Pontes de embarque para passageiros, Outras
 81 Outras máquinas e aparelhos, Para tratamento de metais, incluindo as bobinadoras para enrolamentos elétricos
  10 Diferenciadores das tensões de tração de entrada e saída da chapa, em instalações de galvanoplastia
  90 Outros
 82 Outras máquinas e aparelhos, Para misturar, amassar, esmagar, moer, separar, peneirar, homogeneizar, emulsionar ou agitar
  10 Misturadores
  90 Outros
 8300 Outras máquinas e aparelhos, Prensas isostáticas a frio
 89 Outras máquinas e aparelhos, Outros
  11 Prensas; distribuidores e doseadores de sólidos ou de líquidos Prensas
  12 Prensas; distribuidores e doseadores de sólidos ou de líquidos Distribuidores e doseadores de sólidos ou de líquidos
  21 Máquinas e aparelhos para cestaria ou espartaria; máquinas e aparelhos para fabricação de pincéis, brochas e escovas Máquinas e aparelhos para cestaria ou espartaria
  22 Máquinas e aparelhos para cestaria ou espartaria; máquinas e aparelhos para fabricação de pincéis, brochas e escovas Máquinas e aparelhos para fabricação de pincéis, brochas ou escovas
  31 Limpadores de para-brisas elétricos e acumuladores hidráulicos, para aeronaves Limpadores de para-brisas
  32 Limpadores de para-brisas elétricos e acumuladores hidráulicos, para aeronaves Acumuladores
  40 Silos metálicos para cereais, fixos (não transportáveis), incluindo as baterias, com mecanismos elevadores ou extratores incorporados
  91 Outros Aparelhos para limpar peças por ultrassom
  92 Outros Máquinas de leme para embarcações
  99 Outros Outros
 9010 Partes De limpadores de para-brisas elétricos ou de acumuladores hidráulicos para aeronaves
 9090 Partes Outras
8480 
 1000 Caixas de fundição
 2000 Placas de fundo para moldes
 3000 Modelos para moldes
 4100 Moldes para metais ou carbonetos metálicos, Para moldagem por injeção ou por compressão
 49 Moldes para metais ou carbonetos metálicos, Outros
  10 Coquilhas
  90 Outros
 5000 Moldes para vidro
 6000 Moldes para matérias minerais
 7100 Moldes para borracha ou plástico, Para moldagem por injeção ou por compressão
 79 Moldes para borracha ou plástico, Outros
  10 Para vulcanização de pneumáticos
  90 Outros
8481 Torneiras, válvulas (incluindo as redutoras de pressão e as termostáticas) e dispositivos semelhantes, para canalizações, caldeiras, reservatórios, cubas e outros recipientes
 1000 Válvulas redutoras de pressão
 20 Válvulas para transmissões óleo-hidráulicas ou pneumáticas
  11 Rotativas, de caixas de direção hidráulica Com pinhão
  19 Rotativas, de caixas de direção hidráulica Outras
  90 Outras
 3000 Válvulas de retenção
 4000 Válvulas de segurança ou de alívio
 80 Outros dispositivos
  11 Do tipo utilizado em banheiros ou cozinhas Válvulas para escoamento
  19 Do tipo utilizado em banheiros ou cozinhas Outros
  21 Do tipo utilizado em refrigeração Válvulas de expansão termostáticas ou pressostáticas
  29 Do tipo utilizado em refrigeração Outros
  31 Do tipo utilizado em equipamentos a gás Com uma pressão de trabalho inferior ou igual a 50 mbar e dispositivo de segurança termoelétrico incorporado, do tipo utilizado em aparelhos domésticos
  39 Do tipo utilizado em equipamentos a gás Outros
  91 Outros Válvulas tipo aerossol
  92 Outros Válvulas solenoides
  93 Outros Válvulas tipo gaveta
  94 Outros Válvulas tipo globo
  95 Outros Válvulas tipo esfera
  96 Outros Válvulas tipo macho
  97 Outros Válvulas tipo borboleta
  99 Outros Outros
 9010 Partes De válvulas tipo aerossol ou dos dispositivos do item 8481.80.1
 9090 Partes Outras
8482 Rolamentos de esferas, de roletes ou de agulhas
 10 Rolamentos de esferas
  10 De carga radial
  90 Outros
 20 Rolamentos de roletes cônicos, incluindo os conjuntos constituídos por cones e roletes cônicos
  10 De carga radial
  90 Outros
 3000 Rolamentos de roletes em forma de tonel
 4000 Rolamentos de agulhas, incluindo as montagens de gaiolas e agulhas
 50 Rolamentos de roletes cilíndricos, incluindo as montagens de gaiolas e roletes
  10 De carga radial
  90 Outros
 8000 Outros, incluindo os rolamentos combinados
 91 Partes, Esferas, roletes e agulhas
  11 Esferas de aço calibradas Para carga de canetas esferográficas
  19 Esferas de aço calibradas Outras
  20 Roletes cilíndricos
  30 Roletes cônicos
  90 Outros
 99 Partes, Outras
  10 Selos, capas e porta-esferas de aço
  90 Outras
8483 Árvores (veios) de transmissão (incluindo as árvores de cames e virabrequins (cambotas)) e manivelas; mancais (chumaceiras) e "bronzes"; engrenagens e rodas de fricção; eixos de esferas ou de roletes; redutores, multiplicadores, caixas de transmissão e variadores de velocidade, incluindo os conversores de torque (binários*); volantes e polias, incluindo as polias para cadernais; embreagens e dispositivos de acoplamento, incluindo as juntas de articulação
 10 Árvores (veios) de transmissão (incluindo as árvores de cames e virabrequins (cambotas)) e manivelas
  11 Virabrequins Forjados, de peso igual ou superior a 900 kg e comprimento igual ou superior a 2.000 mm
  19 Virabrequins Outros
  20 Árvores de cames para comando de válvulas
  30 Veios flexíveis
  40 Manivelas
  50 Árvores de transmissão providas de acoplamentos dentados com entalhes de proteção contra sobrecarga, de comprimento igual ou superior a 1500 mm e diâmetro do eixo igual ou superior a 400 mm
  90 Outras
 2000 Mancais (chumaceiras) com rolamentos incorporados
 30 Mancais (chumaceiras) sem rolamentos; "bronzes"
  10 Montados com "bronzes" de metal antifricção
  21 "Bronzes" De diâmetro interno igual ou superior a 200 mm
  29 "Bronzes" Outros
  90 Outros
 40 Engrenagens e rodas de fricção, exceto rodas dentadas simples e outros elementos de transmissão apresentados separadamente; eixos de esferas ou de roletes; redutores, multiplicadores, caixas de transmissão e variadores de velocidade, incluindo os conversores de torque (binários*)
  10 Redutores, multiplicadores, caixas de transmissão e variadores de velocidade, incluindo os conversores de torque
  90 Outros
 50 Volantes e polias, incluindo as polias para cadernais
  10 Polias, exceto as de rolamentos reguladoras de tensão
  90 Outros
 60 Embreagens e dispositivos de acoplamento, incluindo as juntas de articulação
  11 Embreagens De fricção
  19 Embreagens Outras
  90 Outros
 9000 Rodas dentadas e outros elementos de transmissão apresentados separadamente; partes
8484 Juntas metaloplásticas; jogos ou sortidos de juntas de composições diferentes, apresentados em bolsas, envelopes ou embalagens semelhantes; juntas de vedação mecânicas
 1000 Juntas metaloplásticas
 2000 Juntas de vedação mecânicas
 9000 Outros
8485 Máquinas para fabricação aditiva
 1000 Por depósito de metal
 2000 Por depósito de plástico ou de borracha
 3000 Por depósito de gesso, cimento, cerâmica ou de vidro
 8000 Outras
 9000 Partes
8486 Máquinas e aparelhos do tipo utilizado exclusiva ou principalmente na fabricação de boules ou wafers de material semicondutor, dispositivos semicondutores, circuitos integrados eletrônicos ou de dispositivos de visualização de tela (ecrã*) plana; máquinas e aparelhos especificados na Nota 11 C) do presente Capítulo; partes e acessórios
 1000 Máquinas e aparelhos para fabricação de boules ou wafers
 2000 Máquinas e aparelhos para fabricação de dispositivos semicondutores ou de circuitos integrados eletrônicos
 3000 Máquinas e aparelhos para fabricação de dispositivos de visualização de tela (ecrã*) plana
 4000 Máquinas e aparelhos especificados na Nota 11 C) do presente Capítulo
 9000 Partes e acessórios
8487 Partes de máquinas ou de aparelhos, não especificadas nem compreendidas noutras posições do presente Capítulo, que não contenham conexões elétricas, partes isoladas eletricamente, bobinas, contatos nem quaisquer outros elementos com características elétricas
 1000 Hélices para embarcações e suas pás
 9000 Outras
8501 Motores e geradores, elétricos, exceto os grupos eletrogêneos
 10 Motores de potência não superior a 37,5 W
  11 De corrente contínua De passo não superior a 1,8°
  19 De corrente contínua Outros
  21 De corrente alternada Síncronos
  29 De corrente alternada Outros
  30 Universais
 2000 Motores universais de potência superior a 37,5 W
 31 Outros motores de corrente contínua; geradores de corrente contínua, exceto os geradores fotovoltaicos, De potência não superior a 750 W
  10 Motores
  20 Geradores
 32 Outros motores de corrente contínua; geradores de corrente contínua, exceto os geradores fotovoltaicos, De potência superior a 750 W, mas não superior a 75 kW
  10 Motores
  20 Geradores
 33 Outros motores de corrente contínua; geradores de corrente contínua, exceto os geradores fotovoltaicos, De potência superior a 75 kW, mas não superior a 375 kW
  10 Motores
  20 Geradores
 34 Outros motores de corrente contínua; geradores de corrente contínua, exceto os geradores fotovoltaicos, De potência superior a 375 kW
  11 Motores De potência não superior a 3.000 kW
  19 Motores Outros
  20 Geradores
 40 Outros motores de corrente alternada, monofásicos De potência
  11 não superior a 15 kW Síncronos
  19 não superior a 15 kW Outros
  21 superior a 15 kW Síncronos
  29 superior a 15 kW Outros
 51 Outros motores de corrente alternada, polifásicos, De potência não superior a 750 W
  10 Trifásicos, com rotor de gaiola
  20 Trifásicos, com rotor de anéis
  90 Outros
 52 Outros motores de corrente alternada, polifásicos, De potência superior a 750 W, mas não superior a 75 kW
  10 Trifásicos, com rotor de gaiola
  20 Trifásicos, com rotor de anéis
  90 Outros
 53 Outros motores de corrente alternada, polifásicos, De potência superior a 75 kW
  10 Trifásicos, de potência não superior a 7.500 kW
  20 Trifásicos, de potência superior a 7.500 kW, mas não superior a 30.000 kW
  30 Trifásicos, de potência superior a 30.000 kW, mas não superior a 50.000 kW
  90 Outros
 6100 Geradores de corrente alternada (alternadores), exceto os geradores fotovoltaicos, De potência não superior a 75 kVA
 6200 Geradores de corrente alternada (alternadores), exceto os geradores fotovoltaicos, De potência superior a 75 kVA, mas não superior a 375 kVA
 6300 Geradores de corrente alternada (alternadores), exceto os geradores fotovoltaicos, De potência superior a 375 kVA, mas não superior a 750 kVA
 6400 Geradores de corrente alternada (alternadores), exceto os geradores fotovoltaicos, De potência superior a 750 kVA
 7100 Geradores fotovoltaicos de corrente contínua, De potência não superior a 50 W
 72 Geradores fotovoltaicos de corrente contínua, De potência superior a 50 W
  10 De potência não superior a 75 kW
  90 Outros
 8000 Geradores fotovoltaicos de corrente alternada
8502 Grupos eletrogêneos e conversores rotativos elétricos
 11 Grupos eletrogêneos de motor de pistão, de ignição por compressão (motores diesel ou semidiesel), De potência não superior a 75 kVA
  10 De corrente alternada
  90 Outros
 12 Grupos eletrogêneos de motor de pistão, de ignição por compressão (motores diesel ou semidiesel), De potência superior a 75 kVA, mas não superior a 375 kVA
  10 De corrente alternada
  90 Outros
 13 Grupos eletrogêneos de motor de pistão, de ignição por compressão (motores diesel ou semidiesel), De potência superior a 375 kVA
  11 De corrente alternada De potência não superior a 430 kVA
  19 De corrente alternada Outros
  90 Outros
 20 Grupos eletrogêneos de motor de pistão, de ignição por centelha (faísca) (motor de explosão)
  11 De corrente alternada De potência não superior a 210 kVA
  19 De corrente alternada Outros
  90 Outros
 3100 Outros grupos eletrogêneos, De energia eólica
 3900 Outros grupos eletrogêneos, Outros
 40 Conversores rotativos elétricos
  10 De frequência
  90 Outros
8503 Partes reconhecíveis como exclusiva ou principalmente destinadas às máquinas das posições 85.01 ou 85.02
 0010 De motores ou geradores das subposições 8501.10, 8501.20, 8501.31, 8501.32 ou do item 8501.40.1
 0090 Outras
8504 Transformadores elétricos, conversores elétricos estáticos (retificadores, por exemplo), bobinas de reatância e de autoindução
 1000 Reatores (Balastros*) para lâmpadas ou tubos de descarga
 2100 Transformadores de dielétrico líquido, De potência não superior a 650 kVA
 2200 Transformadores de dielétrico líquido, De potência superior a 650 kVA, mas não superior a 10.000 kVA
 2300 Transformadores de dielétrico líquido, De potência superior a 10.000 kVA
 3111 Outros transformadores, De potência não superior a 1 kVA Para frequências inferiores ou iguais a 60 Hz Transformadores de corrente
 3119 Outros transformadores, De potência não superior a 1 kVA Para frequências inferiores ou iguais a 60 Hz Outros
 3191 Outros transformadores, De potência não superior a 1 kVA Outros Transformador de saída horizontal (fly back), com tensão de saída superior a 18 kV e frequência de varredura horizontal igual ou superior a 32 kHz
 3192 Outros transformadores, De potência não superior a 1 kVA Outros Transformadores de FI, de detecção, de relação, de linearidade ou de foco
 3193 Outros, de largura e comprimento não superior a 50 mm e altura não superior a 25 mm, próprios para montagem por inserção (PTH, <i>Pin Through Hole</i>) ou montagem em superfície (SMD, <i>Surface Mounted Device</i>)
 3199 Outros transformadores, De potência não superior a 1 kVA Outros Outros
 32 Outros transformadores, De potência superior a 1 kVA, mas não superior a 16 kVA De potência
  11 não superior a 3 kVA Para frequências inferiores ou iguais a 60 Hz
  19 não superior a 3 kVA Outros
  21 superior a 3 kVA Para frequências inferiores ou iguais a 60 Hz
  29 superior a 3 kVA Outros
 3300 Outros transformadores, De potência superior a 16 kVA, mas não superior a 500 kVA
 3400 Outros transformadores, De potência superior a 500 kVA
 40 Conversores estáticos
  10 Carregadores de acumuladores
  21 Retificadores, exceto carregadores de acumuladores De cristal (semicondutores)
  22 Retificadores, exceto carregadores de acumuladores Eletrolíticos
  29 Retificadores, exceto carregadores de acumuladores Outros
  30 Conversores de corrente contínua
  40 Equipamento de alimentação ininterrupta de energia (UPS ou no break)
  50 Conversores eletrônicos de frequência, para variação de velocidade de motores elétricos
  60 Aparelhos eletrônicos de alimentação de energia do tipo utilizado para iluminação de emergência
  90 Outros
 5010 De largura e comprimento não superior a 45 mm e altura não superior a 30 mm, próprias para montagem por inserção (PTH, <i>Pin Through Hole</i>) ou montagem em superfície (SMD, <i>Surface Mounted Device</i>)
 5090 Outras
 9010 Partes Núcleos de pó ferromagnético
 9020 Partes De reatores para lâmpadas ou tubos de descarga
 9030 Partes De transformadores das subposições 8504.21, 8504.22, 8504.23, 8504.33 ou 8504.34
 9040 Partes De conversores estáticos, exceto de carregadores de acumuladores e de retificadores
 9090 Partes Outras
8505 Eletroímãs; ímãs permanentes e artigos destinados a tornarem-se ímãs permanentes após magnetização; placas, mandris e dispositivos semelhantes, magnéticos ou eletromagnéticos, de fixação; acoplamentos, embreagens, variadores de velocidade e freios (travões), eletromagnéticos; cabeças de elevação eletromagnéticas
 1100 Ímãs permanentes e artigos destinados a tornarem-se ímãs permanentes após magnetização, De metal
 19 Ímãs permanentes e artigos destinados a tornarem-se ímãs permanentes após magnetização, Outros
  10 De ferrita (cerâmicos)
  90 Outros
 20 Acoplamentos, embreagens, variadores de velocidade e freios (travões), eletromagnéticos
  10 Freios (travões) que atuam por corrente de Foucault, do tipo utilizado nos veículos das posições 87.01 a 87.05
  90 Outros
 9011 Do tipo utilizado em aparelhos de diagnóstico de imagem por ressonância magnética
 9019 Outros
 9080 Outros, incluindo as partes Outros
 9090 Outros, incluindo as partes Partes
8506 Pilhas e baterias de pilhas, elétricas
 10 De dióxido de manganês
  11 Pilhas alcalinas De tensão igual a 1,5 V, cilíndricas, do tipo LR14 (C)
  12 Pilhas alcalinas De tensão igual a 1,5 V, cilíndricas, do tipo LR20 (D)
  19 Pilhas alcalinas Outras
  20 Outras pilhas
  31 Baterias de pilhas Alcalinas, de tensão igual a 9 V
  32 Baterias de pilhas Alcalinas, de tensão igual a 12 V
  39 Baterias de pilhas Outras
 30 De óxido de mercúrio
  10 Com volume exterior não superior a 300 cm3
  90 Outras
 40 De óxido de prata
  10 Com volume exterior não superior a 300 cm3
  90 Outras
 5010 De lítio Com volume exterior não superior a 300 cm3
 5090 De lítio Outras
 6010 De ar-zinco Com volume exterior não superior a 300 cm3
 6090 De ar-zinco Outras
 80 Outras pilhas e baterias de pilhas
  10 Com volume exterior não superior a 300 cm3
  90 Outras
 9000 Partes
8507 Acumuladores elétricos e seus separadores, mesmo de forma quadrada ou retangular
 10 De chumbo, do tipo utilizado para o arranque dos motores de pistão
  10 De capacidade inferior ou igual a 20 Ah e tensão inferior ou igual a 12 V
  90 Outros
 20 Outros acumuladores de chumbo
  10 De peso inferior ou igual a 1.000 kg
  90 Outros
 30 De níquel-cádmio
  11 De peso inferior ou igual a 2.500 kg De capacidade inferior ou igual a 15 Ah
  19 De peso inferior ou igual a 2.500 kg Outros
  90 Outros
 50 De níquel-hidreto metálico
  10 De tensão igual a 1,2 V, cilíndricos do tipo HR6 (AA)
  20 De tensão igual a 1,2 V, cilíndricos do tipo HR03 (AAA)
  90 Outros
 6000 De íon de lítio
 8000 Outros acumuladores
 9010 Partes Separadores
 9020 Partes Recipientes de plástico, suas tampas e tampões
 9090 Partes Outras
8508 Aspiradores
 1100 Com motor elétrico incorporado, De potência não superior a 1.500 W e cujo volume do reservatório não exceda 20 l
 1900 Com motor elétrico incorporado, Outros
 6000 Outros aspiradores
 7000 Partes
8509 Aparelhos eletromecânicos com motor elétrico incorporado, de uso doméstico, exceto os aspiradores da posição 85.08
 40 Trituradores (moedores) e misturadores de alimentos; espremedores de fruta ou de produtos hortícolas
  10 Liquidificadores
  20 Batedeiras
  30 Moedores de carne
  40 Extratores centrífugos de sucos
  50 Aparelhos de funções múltiplas, providos de acessórios intercambiáveis, para processar alimentos
  90 Outros
 80 Outros aparelhos
  10 Enceradeiras de pisos
  90 Outros
 9000 Partes
8510 
 1000 Aparelhos ou máquinas de barbear
 2000 Máquinas de cortar o cabelo ou de tosquiar
 3000 Aparelhos de depilar
 9011 Partes De aparelhos ou máquinas de barbear Lâminas
 9019 Partes De aparelhos ou máquinas de barbear Outras
 9020 Partes Pentes e contrapentes para máquinas de tosquiar
 9090 Partes Outras
8511 Aparelhos e dispositivos elétricos de ignição ou de arranque para motores de ignição por centelha (faísca) ou por compressão (por exemplo, magnetos, dínamos-magnetos, bobinas de ignição, velas de ignição ou de aquecimento, motores de arranque); geradores (por exemplo, dínamos e alternadores) e conjuntores-disjuntores utilizados com estes motores
 1000 Velas de ignição
 20 Magnetos; dínamos-magnetos; volantes magnéticos
  10 Magnetos
  90 Outros
 30 Distribuidores; bobinas de ignição
  10 Distribuidores
  20 Bobinas de ignição
 4000 Motores de arranque, mesmo funcionando como geradores
 50 Outros geradores
  10 Dínamos e alternadores
  90 Outros
 80 Outros aparelhos e dispositivos
  10 Velas de aquecimento
  20 Reguladores de voltagem (conjuntores-disjuntores)
  30 Ignição eletrônica digital
  90 Outros
 9000 Partes
8512 Aparelhos elétricos de iluminação ou de sinalização (exceto os da posição 85.39), limpadores de para brisas, degeladores e desembaçadores elétricos, do tipo utilizado em ciclos ou automóveis
 1000 Aparelhos de iluminação ou de sinalização visual do tipo utilizado em bicicletas
 20 Outros aparelhos de iluminação ou de sinalização visual Aparelhos de
  11 iluminação Faróis
  19 iluminação Outros
  21 sinalização visual Luzes fixas
  22 sinalização visual Luzes indicadoras de manobras
  23 sinalização visual Caixas de luzes combinadas
  29 sinalização visual Outros
 3000 Aparelhos de sinalização acústica
 40 Limpadores de para-brisas, degeladores e desembaçadores
  10 Limpadores de para-brisas
  20 Degeladores e desembaçadores
 9000 Partes
8513 Lanternas elétricas portáteis concebidas para funcionar por meio de sua própria fonte de energia (por exemplo, de pilhas, de acumuladores, de magnetos), excluindo os aparelhos de iluminação da posição 85.12
 1010 Lanternas Manuais
 1090 Lanternas Outras
 9000 Partes
8514 Fornos elétricos industriais ou de laboratório, incluindo os que funcionam por indução ou por perdas dielétricas; outros aparelhos industriais ou de laboratório para tratamento térmico de matérias por indução ou por perdas dielétricas
 1100 Fornos de resistência (de aquecimento indireto), Prensas isostáticas a quente
 1900 Fornos de resistência (de aquecimento indireto), Outros
 20 Fornos que funcionam por indução ou por perdas dielétricas Por
  11 indução Industriais
  19 indução Outros
  20 perdas dielétricas
 3100 Outros fornos, Fornos de feixe de elétrons
 3200 Outros fornos, Fornos de plasma e fornos de arco a vácuo
 3900 Outros fornos, Outros
 4000 Outros aparelhos para tratamento térmico de matérias por indução ou por perdas dielétricas
 9000 Partes
8515 Máquinas e aparelhos para soldar (mesmo de corte) elétricos (incluindo os a gás aquecido eletricamente), a laser ou outros feixes de luz ou de fótons, a ultrassom, a feixes de elétrons, a impulsos magnéticos ou a jato de plasma; máquinas e aparelhos elétricos para projeção a quente de metais ou de cermets
 1100 Máquinas e aparelhos para soldadura forte ou fraca, Ferros e pistolas
 1900 Máquinas e aparelhos para soldadura forte ou fraca, Outros
 2100 Máquinas e aparelhos para soldar metais por resistência, Inteira ou parcialmente automáticos
 2900 Máquinas e aparelhos para soldar metais por resistência, Outros
 31 Máquinas e aparelhos para soldar metais por arco ou jato de plasma, Inteira ou parcialmente automáticos
  10 Robôs para soldar, por arco, em atmosfera inerte (MIG, Metal Inert Gas) ou atmosfera ativa (MAG, Metal Active Gas), de comando numérico
  90 Outros
 3900 Máquinas e aparelhos para soldar metais por arco ou jato de plasma, Outros
 80 Outras máquinas e aparelhos
  10 Para soldar a laser
  90 Outros
 9000 Partes
8516 Aquecedores elétricos de água, incluindo os de imersão; aparelhos elétricos para aquecimento de ambientes, do solo ou para usos semelhantes; aparelhos eletrotérmicos para arranjos do cabelo (por exemplo, secadores de cabelo, frisadores, aquecedores de ferros de frisar) ou para secar as mãos; ferros elétricos de passar; outros aparelhos eletrotérmicos de uso doméstico; resistências de aquecimento, exceto as da posição 85.45
 1000 Aquecedores elétricos de água, incluindo os de imersão
 2100 Aparelhos elétricos para aquecimento de ambientes, do solo ou para usos semelhantes, Radiadores de acumulação
 2900 Aparelhos elétricos para aquecimento de ambientes, do solo ou para usos semelhantes, Outros
 3100 Aparelhos eletrotérmicos para arranjos do cabelo ou para secar as mãos, Secadores de cabelo
 3200 Aparelhos eletrotérmicos para arranjos do cabelo ou para secar as mãos, Outros aparelhos para arranjos do cabelo
 3300 Aparelhos eletrotérmicos para arranjos do cabelo ou para secar as mãos, Aparelhos para secar as mãos
 4000 Ferros elétricos de passar
 5000 Fornos de micro-ondas
 6000 Outros fornos; fogões de cozinha, fogareiros (incluindo as chapas de cocção), grelhas e assadeiras
 7100 Outros aparelhos eletrotérmicos, Aparelhos para preparação de café ou de chá
 7200 Outros aparelhos eletrotérmicos, Torradeiras de pão
 79 Outros aparelhos eletrotérmicos, Outros
  10 Panelas
  20 Fritadoras
  90 Outros
 80 Resistências de aquecimento
  10 Para aparelhos da presente posição
  90 Outras
 9000 Partes
8517 Aparelhos telefônicos, incluindo os telefones inteligentes (smartphones) e outros telefones para redes celulares ou para outras redes sem fio; outros aparelhos para a transmissão ou recepção de voz, imagens ou outros dados, incluindo os aparelhos para comunicação em redes por fio ou redes sem fio (tal como uma rede local (LAN) ou uma rede de área estendida (longa distância) (WAN)), exceto os aparelhos das posições 84.43, 85.25, 85.27 ou 85.28
 1100 Aparelhos telefônicos, incluindo os telefones inteligentes (smartphones) e outros telefones para redes celulares ou para outras redes sem fio, Aparelhos telefônicos por fio com unidade auscultador-microfone sem fio
 1300 Aparelhos telefônicos, incluindo os telefones inteligentes (smartphones) e outros telefones para redes celulares ou para outras redes sem fio, Telefones inteligentes (smartphones)
 14 Aparelhos telefônicos, incluindo os telefones inteligentes (smartphones) e outros telefones para redes celulares ou para outras redes sem fio, Outros telefones para redes celulares ou para outras redes sem fio
  10 De radiotelefonia, analógicos
  31 De redes celulares, exceto por satélite Portáteis
  32 De redes celulares, exceto por satélite Fixos, sem fonte própria de energia
  39 De redes celulares, exceto por satélite Outros
  41 De telecomunicações por satélite Digitais, operando em banda C, Ku, L ou S
  49 De telecomunicações por satélite Outros
  90 Outros
 18 Aparelhos telefônicos, incluindo os telefones inteligentes (smartphones) e outros telefones para redes celulares ou para outras redes sem fio, Outros
  30 Não combinados com outros aparelhos
  90 Outros
 61 Outros aparelhos para a transmissão ou recepção de voz, imagens ou outros dados, incluindo os aparelhos para comunicação em redes por fio ou redes sem fio (tal como uma rede local (LAN) ou uma rede de área estendida (longa distância) (WAN)), Estações-base
  30 De telefonia celular
  41 De telecomunicação por satélite Principal terrena fixa, sem conjunto antena-refletor
  42 De telecomunicação por satélite VSAT (Very Small Aperture Terminal), sem conjunto antena-refletor
  43 De telecomunicação por satélite Digitais, operando em banda C, Ku, L ou S
  49 De telecomunicação por satélite Outras
  91 Outras Digitais, de frequência igual ou superior a 15 GHz e inferior ou igual a 23 GHz e taxa de transmissão inferior ou igual a 8 Mbit/s
  92 Outras Digitais, de frequência superior a 23 GHz
  99 Outras Outras
 62 Outros aparelhos para a transmissão ou recepção de voz, imagens ou outros dados, incluindo os aparelhos para comunicação em redes por fio ou redes sem fio (tal como uma rede local (LAN) ou uma rede de área estendida (longa distância) (WAN)), Aparelhos para recepção, conversão, transmissão ou regeneração de voz, imagens ou outros dados, incluindo os aparelhos de comutação e roteamento
  14 Concentradores de linhas de assinantes (terminais de central ou terminal remoto) e multiplexadores Concentradores de linhas de assinantes (terminais de central ou terminal remoto)
  15 Concentradores de linhas de assinantes (terminais de central ou terminal remoto) e multiplexadores Multiplexadores
  21 Aparelhos para comutação de linhas telefônicas Centrais automáticas públicas, incluindo as de trânsito
  29 Aparelhos para comutação de linhas telefônicas Outros
  34 Outros aparelhos para comutação Aparelhos para comutação de pacotes de dados (switches)
  39 Outros aparelhos para comutação Outros
  41 Roteadores digitais, em redes mesmo com fio Com capacidade de conexão sem fio
  49 Roteadores digitais, em redes mesmo com fio Outros
  51 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Terminais ou repetidores sobre linhas metálicas
  52 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Terminais ou repetidores sobre linhas de fibras ópticas, com velocidade de transmissão superior a 2,5 Gbit/s
  53 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Terminais de texto que operem com código de transmissão Baudot, providos de teclado alfanumérico e visor, mesmo com telefone incorporado
  54 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Distribuidores de conexões para redes (hubs)
  55 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Moduladores-demoduladores (modems)
  56 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Interfones
  59 Outros aparelhos para recepção, transmissão ou regeneração de voz, imagens ou outros dados em rede com fio Outros
  62 Aparelhos emissores com receptor incorporado de tecnologia celular ou por satélite De tecnologia celular
  64 Aparelhos emissores com receptor incorporado de tecnologia celular ou por satélite Por satélite, digitais, operando em banda C, Ku, L ou S
  65 Aparelhos emissores com receptor incorporado de tecnologia celular ou por satélite Outros, por satélite
  72 Outros aparelhos emissores com receptor incorporado, digitais De frequência inferior a 15 GHz e de taxa de transmissão inferior ou igual a 34 Mbit/s, exceto os interfones
  73 Outros aparelhos emissores com receptor incorporado, digitais Interfones
  77 Outros aparelhos emissores com receptor incorporado, digitais Outros, de frequência inferior a 15 GHz
  78 Outros aparelhos emissores com receptor incorporado, digitais De frequência igual ou superior a 15 GHz, mas inferior ou igual a 23 GHz e taxa de transmissão inferior ou igual a 8 Mbit/s
  79 Outros aparelhos emissores com receptor incorporado, digitais Outros
  91 Outros Aparelhos transmissores (emissores)
  94 Outros Tradutores (conversores) de protocolos para interconexão de redes (gateways)
  96 Outros Outros, analógicos
  99 Outros Outros
 6900 Outros aparelhos para a transmissão ou recepção de voz, imagens ou outros dados, incluindo os aparelhos para comunicação em redes por fio ou redes sem fio (tal como uma rede local (LAN) ou uma rede de área estendida (longa distância) (WAN)), Outros
 7110 Partes, Antenas e refletores de antenas de qualquer tipo; partes reconhecíveis como de utilização conjunta com esses artigos Antenas próprias para telefones celulares portáteis
 7120 Antenas próprias para estações-base de telefonia celular
 7190 Partes, Antenas e refletores de antenas de qualquer tipo; partes reconhecíveis como de utilização conjunta com esses artigos Outras
 7900 Partes, Outras
8518 Microfones e seus suportes; alto-falantes (altifalantes), mesmo montados nas suas caixas (colunas); fones de ouvido (auscultadores e auriculares*), mesmo combinados com um microfone, e conjuntos ou sortidos constituídos por um microfone e um ou mais alto-falantes (altifalantes); amplificadores elétricos de audiofrequência; aparelhos elétricos de amplificação de som
 10 Microfones e seus suportes
  10 Piezelétricos próprios para aparelhos telefônicos
  90 Outros
 2100 Alto-falantes (altifalantes), mesmo montados nas suas caixas (colunas), Alto-falante (altifalante) único montado na sua caixa (coluna)
 2200 Alto-falantes (altifalantes), mesmo montados nas suas caixas (colunas), Alto-falantes (altifalantes) múltiplos montados na mesma caixa (coluna)
 29 Alto-falantes (altifalantes), mesmo montados nas suas caixas (colunas), Outros
  10 Piezelétricos próprios para aparelhos telefônicos
  90 Outros
 3000 Fones de ouvido (Auscultadores e auriculares*), mesmo combinados com um microfone, e conjuntos ou sortidos constituídos por um microfone e um ou mais alto-falantes (altifalantes)
 4000 Amplificadores elétricos de audiofrequência
 5000 Aparelhos elétricos de amplificação de som
 9010 Partes De alto-falantes (altifalantes)
 9090 Partes Outras
8519 Aparelhos de gravação de som; aparelhos de reprodução de som; aparelhos de gravação e de reprodução de som
 2000 Aparelhos que funcionem por introdução de moedas, notas (papéis-moeda), cartões de banco, fichas ou por outros meios de pagamento
 3000 Pratos de toca-discos (gira-discos*)
 81 Outros aparelhos, Que utilizem um suporte magnético, óptico ou de semicondutor
  10 Com sistema de leitura óptica por laser (leitores de discos compactos)
  20 Gravadores de som de cabinas de aeronaves
  90 Outros
 8900 Outros aparelhos, Outros
8521 Aparelhos de gravação ou de reprodução de vídeo, mesmo incorporando um receptor de televisão
 10 De fita magnética
  10 Gravador-reprodutor, sem sintonizador
  81 Outros, para fitas de largura inferior a 19,05 mm (3/4”) Em cassete, de largura de fita igual a 12,65 mm (1/2”)
  89 Outros, para fitas de largura inferior a 19,05 mm (3/4”) Outros
  90 Outros, para fitas de largura igual ou superior a 19,05 mm (3/4”)
 9000 Outros
8522 Partes e acessórios reconhecíveis como sendo exclusiva ou principalmente destinados aos aparelhos das posições 85.19 ou 85.21
 1000 Fonocaptores
 9000 Outros
8523 Discos, fitas, dispositivos de armazenamento de dados não voláteis à base de semicondutores, "cartões inteligentes" e outros suportes para gravação de som ou para gravações semelhantes, mesmo gravados, incluindo as matrizes e moldes galvânicos para fabricação de discos, exceto os produtos do Capítulo 37
 21 Suportes magnéticos, Cartões com tarja (banda) magnética
  10 Não gravados
  20 Gravados
 29 Suportes magnéticos, Outros
  11 Discos magnéticos Do tipo utilizado em unidades de discos rígidos
  19 Discos magnéticos Outros
  90 Outros
 41 Suportes ópticos, Não gravados
  10 Discos para sistema de leitura por raios laser com possibilidade de serem gravados uma única vez
  90 Outros
 49 Suportes ópticos, Outros
  10 Para reprodução apenas do som
  20 Para reprodução de fenômenos diferentes do som ou da imagem
  90 Outros
 51 Suportes de semicondutor, Dispositivos de armazenamento de dados não voláteis à base de semicondutores
  10 Cartões de memória (memory cards)
  90 Outros
 52 Suportes de semicondutor, "Cartões inteligentes"
  10 Cartões e etiquetas de acionamento por aproximação
  90 Outros
 5900 Suportes de semicondutor, Outros
 8000 Outros
8524 Módulos de visualização de tela (ecrã*) plana, mesmo que incorporem telas sensíveis ao toque (ecrãs tácteis*)
 1100 Sem controladores (drivers) nem circuitos de controle, De cristais líquidos
 1200 Sem controladores (drivers) nem circuitos de controle, De diodos emissores de luz orgânicos (OLED)
 1900 Sem controladores (drivers) nem circuitos de controle, Outros
 9100 Outros, De cristais líquidos
 9200 Outros, De diodos emissores de luz orgânicos (OLED)
 9900 Outros, Outros
8525 Aparelhos transmissores (emissores) para radiodifusão ou televisão, mesmo que incorporem um aparelho receptor ou um aparelho de gravação ou de reprodução de som; câmeras de televisão, câmeras fotográficas digitais e câmeras de vídeo
 50 Aparelhos transmissores (emissores) De
  11 radiodifusão Em AM, com modulação por código ou largura de pulso, totalmente a semicondutor e com potência de saída superior a 10 kW
  19 radiodifusão Outros
  21 televisão De frequência superior a 7 GHz
  22 televisão Em banda UHF, de frequência igual ou superior a 2,0 GHz, mas não superior a 2,7 GHz, com potência de saída igual ou superior a 10 W, mas não superior a 100 W
  23 televisão Em banda UHF, com potência de saída superior a 10 kW
  24 televisão Em banda VHF, com potência de saída igual ou superior a 20 kW
  29 televisão Outros
 60 Aparelhos transmissores (emissores) que incorporem um aparelho receptor
  10 De radiodifusão
  20 De televisão, de frequência superior a 7 GHz
  90 Outros
 8100 Câmeras de televisão, câmeras fotográficas digitais e câmeras de vídeo, Ultrarrápidas, mencionadas na Nota de subposições 1 do presente Capítulo
 8200 Câmeras de televisão, câmeras fotográficas digitais e câmeras de vídeo, Outras, resistentes à radiação, mencionadas na Nota de subposições 2 do presente Capítulo
 8300 Câmeras de televisão, câmeras fotográficas digitais e câmeras de vídeo, Outras, de visão noturna, mencionadas na Nota de subposições 3 do presente Capítulo
 89 Câmeras de televisão, câmeras fotográficas digitais e câmeras de vídeo, Outras Câmeras
  11 de televisão Com três ou mais captadores de imagem
  12 de televisão Com sensor de imagem a semicondutor tipo CCD, de mais de 490 x 580 elementos de imagem (pixels) ativos, sensíveis a intensidades de iluminação inferiores a 0,20 lux
  13 de televisão Com sensor de imagem a semicondutor tipo CMOS, de mais de 490 x 580 elementos de imagem (pixels) ativos, sensíveis a intensidades de iluminação inferiores a 0,20 lux
  14 de televisão Outras, próprias para captar imagens exclusivamente no espectro infravermelho de comprimento de onda igual ou superior a 2 micrômetros (mícrons), mas não superior a 14 micrômetros (mícrons)
  19 de televisão Outras
  21 fotográficas digitais e câmeras de vídeo Com três ou mais captadores de imagem
  22 fotográficas digitais e câmeras de vídeo Outras, próprias para captar imagens exclusivamente no espectro infravermelho de comprimento de onda igual ou superior a 2 micrômetros (mícrons), mas não superior a 14 micrômetros (mícrons)
  29 fotográficas digitais e câmeras de vídeo Outras
8526 Aparelhos de radiodetecção e de radiossondagem (radar), aparelhos de radionavegação e aparelhos de radiotelecomando
 1000 Aparelhos de radiodetecção e de radiossondagem (radar)
 9100 Outros, Aparelhos de radionavegação
 9200 Outros, Aparelhos de radiotelecomando
8527 Aparelhos receptores para radiodifusão, mesmo combinados num mesmo invólucro, com um aparelho de gravação ou de reprodução de som, ou com um relógio
 1200 Aparelhos receptores de radiodifusão suscetíveis de funcionarem sem fonte externa de energia, Rádios toca-fitas (Rádios-leitores de cassetes*) de bolso
 1300 Aparelhos receptores de radiodifusão suscetíveis de funcionarem sem fonte externa de energia, Outros aparelhos combinados com um aparelho de gravação ou de reprodução de som
 1900 Aparelhos receptores de radiodifusão suscetíveis de funcionarem sem fonte externa de energia, Outros
 2100 Aparelhos receptores de radiodifusão que só funcionem com fonte externa de energia, do tipo utilizado em veículos automóveis, Combinados com um aparelho de gravação ou de reprodução de som
 2900 Aparelhos receptores de radiodifusão que só funcionem com fonte externa de energia, do tipo utilizado em veículos automóveis, Outros
 9100 Outros, Combinados com um aparelho de gravação ou de reprodução de som
 9200 Outros, Não combinados com um aparelho de gravação ou de reprodução de som, mas combinados com um relógio
 99 Outros, Outros
  10 Amplificador com sintonizador (receiver)
  90 Outros
8528 Monitores e projetores, que não incorporem aparelho receptor de televisão; aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou de reprodução de som ou de imagens
 4200 Monitores com tubo de raios catódicos, Capazes de serem conectados diretamente a uma máquina automática para processamento de dados da posição 84.71 e concebidos para serem utilizados com esta máquina
 49 Monitores com tubo de raios catódicos, Outros
  30 Policromáticos, com dispositivos de seleção de varredura (underscanning) e de retardo de sincronismo horizontal e vertical (H/V delay ou pulse cross)
  90 Outros
 5200 Outros monitores, Capazes de serem conectados diretamente a uma máquina automática para processamento de dados da posição 84.71 e concebidos para serem utilizados com esta máquina
 5900 Outros monitores, Outros
 6200 Projetores, Capazes de serem conectados diretamente a uma máquina automática para processamento de dados da posição 84.71 e concebidos para serem utilizados com esta máquina
 69 Projetores, Outros
  10 Com tecnologia de dispositivo digital de microespelhos (DMD, Digital Micromirror Device)
  90 Outros
 71 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou de reprodução de som ou de imagens, Não concebidos para incorporar um dispositivo de visualização ou uma tela (ecrã*), de vídeo
  11 Receptor-decodificador integrado (IRD) de sinais digitalizados de vídeo codificados Sem saída de radiofrequência (RF) modulada nos canais 3 ou 4, com saídas de áudio balanceadas com impedância de 600 Ohms, próprio para montagem em racks e com saída de vídeo com conector BNC
  19 Receptor-decodificador integrado (IRD) de sinais digitalizados de vídeo codificados Outros
  90 Outros
 7200 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou de reprodução de som ou de imagens, Outros, a cores
 7300 Aparelhos receptores de televisão, mesmo que incorporem um aparelho receptor de radiodifusão ou um aparelho de gravação ou de reprodução de som ou de imagens, Outros, a preto e branco ou outros monocromos
8529 Partes reconhecíveis como exclusiva ou principalmente destinadas aos aparelhos das posições 85.24 a 85.28
 10 Antenas e refletores de antenas de qualquer tipo; partes reconhecíveis como de utilização conjunta com esses artigos
  20 Antenas com refletor parabólico
  90 Outros
 9011 Outras De aparelhos das subposições 8525.50 ou 8525.60 Gabinetes e bastidores
 9012 Outras De aparelhos das subposições 8525.50 ou 8525.60 Circuitos impressos com componentes elétricos ou eletrônicos, montados
 9019 Outras De aparelhos das subposições 8525.50 ou 8525.60 Outras
 9020 Outras De aparelhos das posições 85.27 ou 85.28
 9030 Outras De aparelhos da subposição 8526.10
 9040 Outras De aparelhos da subposição 8526.91
 9050 Outras De módulos de visualização da posição 85.24
 9090 Outras Outras
8530 
 10 Aparelhos para vias férreas ou semelhantes
  10 Digitais, para controle de tráfego
  90 Outros
 80 Outros aparelhos
  10 Digitais, para controle de tráfego de automotores
  90 Outros
 9000 Partes
8531 Aparelhos elétricos de sinalização acústica ou visual (por exemplo, campainhas, sirenes, painéis indicadores, aparelhos de alarme para proteção contra roubo ou incêndio), exceto os das posições 85.12 ou 85.30
 10 Aparelhos elétricos de alarme para proteção contra roubo ou incêndio e aparelhos semelhantes
  10 Alarmes contra incêndio ou sobreaquecimento
  90 Outros
 2000 Painéis indicadores com dispositivos de cristais líquidos (LCD) ou de diodos emissores de luz (LED)
 8000 Outros aparelhos
 9000 Partes
8532 Condensadores elétricos, fixos, variáveis ou ajustáveis
 1000 Condensadores fixos concebidos para linhas elétricas de 50/60 Hz e capazes de absorver uma potência reativa igual ou superior a 0,5 kvar (condensadores de potência)
 21 Outros condensadores fixos, De tântalo
  11 Próprios para montagem em superfície (SMD, Surface Mounted Device) Com tensão de isolação inferior ou igual a 125 V
  19 Próprios para montagem em superfície (SMD, Surface Mounted Device) Outros
  20 Próprios para montagem por inserção (PTH, Pin Through Hole)
  90 Outros
 2200 Outros condensadores fixos, Eletrolíticos de alumínio
 23 Outros condensadores fixos, Com dielétrico de cerâmica, de uma só camada
  10 Próprios para montagem em superfície (SMD, Surface Mounted Device)
  90 Outros
 24 Outros condensadores fixos, Com dielétrico de cerâmica, de camadas múltiplas
  10 Próprios para montagem em superfície (SMD, Surface Mounted Device)
  20 Próprios para montagem por inserção (PTH, Pin Through Hole)
  90 Outros
 25 Outros condensadores fixos, Com dielétrico de papel ou de plástico
  10 Próprios para montagem em superfície (SMD, Surface Mounted Device)
  90 Outros
 29 Outros condensadores fixos, Outros
  10 Próprios para montagem em superfície (SMD, Surface Mounted Device)
  90 Outros
 30 Condensadores variáveis ou ajustáveis
  10 Próprios para montagem em superfície (SMD, Surface Mounted Device)
  90 Outros
 9000 Partes
8533 Resistências elétricas (incluindo os reostatos e os potenciômetros), exceto de aquecimento
 1000 Resistências fixas de carbono, aglomeradas ou de camada
 21 Outras resistências fixas, Para potência não superior a 20 W
  10 De fio
  20 Próprias para montagem em superfície (SMD, Surface Mounted Device)
  90 Outras
 2900 Outras resistências fixas, Outras
 31 Resistências variáveis bobinadas (incluindo os reostatos e os potenciômetros), Para potência não superior a 20 W
  10 Potenciômetros
  90 Outras
 39 Resistências variáveis bobinadas (incluindo os reostatos e os potenciômetros), Outras
  10 Potenciômetros
  90 Outras
 40 Outras resistências variáveis (incluindo os reostatos e os potenciômetros)
  11 Resistências não lineares semicondutoras Termistores
  12 Resistências não lineares semicondutoras Varistores para uma tensão inferior ou igual a 1.000 V
  13 Resistências não lineares semicondutoras Outros varistores
  19 Resistências não lineares semicondutoras Outras
  91 Outras Potenciômetro de carvão, do tipo utilizado para determinar o ângulo de abertura da borboleta, em sistemas de injeção de combustível controlados eletronicamente
  92 Outras Outros potenciômetros de carvão
  99 Outras Outras
 9000 Partes
8534 Circuitos impressos
 0011 Simples face, rígidos Com isolante de resina fenólica e papel celulósico
 0012 Simples face, rígidos Com isolante de resina epóxida e papel celulósico
 0013 Simples face, rígidos Com isolante de resina epóxida e tecido de fibra de vidro
 0019 Simples face, rígidos Outros
 0020 Simples face, flexíveis
 0031 Dupla face, rígidos Com isolante de resina fenólica e papel celulósico
 0032 Dupla face, rígidos Com isolante de resina epóxida e papel celulósico
 0033 Dupla face, rígidos Com isolante de resina epóxida e tecido de fibra de vidro
 0039 Dupla face, rígidos Outros
 0040 Dupla face, flexíveis
 0051 Multicamadas Com isolante de resina epóxida e tecido de fibra de vidro
 0059 Multicamadas Outros
8535 Aparelhos para interrupção, seccionamento, proteção, derivação, ligação ou conexão de circuitos elétricos (por exemplo, interruptores, comutadores, corta-circuitos, para-raios, limitadores de tensão, supressores de picos de tensão (eliminadores de onda), tomadas de corrente e outros conectores, caixas de junção), para uma tensão superior a 1.000 V
 1000 Fusíveis e corta-circuitos de fusíveis
 2100 Disjuntores, Para uma tensão inferior a 72,5 kV
 2900 Disjuntores, Outros
 30 Seccionadores e interruptores Para corrente nominal
  13 inferior ou igual a 1.600 A Interruptores a vácuo, sem dispositivo de acionamento (ampolas a vácuo)
  17 inferior ou igual a 1.600 A Outros, com dispositivo de acionamento não automático
  18 inferior ou igual a 1.600 A Outros, com dispositivo de acionamento automático, exceto os de contatos imersos em meio líquido
  19 inferior ou igual a 1.600 A Outros
  23 superior a 1.600 A Interruptores a vácuo, sem dispositivo de acionamento (ampolas a vácuo)
  27 superior a 1.600 A Outros, com dispositivo de acionamento não automático
  28 superior a 1.600 A Outros, com dispositivo de acionamento automático, exceto os de contatos imersos em meio líquido
  29 superior a 1.600 A Outros
 40 Para-raios, limitadores de tensão e supressores de picos de tensão (eliminadores de onda)
  10 Para-raios para proteção de linhas de transmissão de eletricidade
  90 Outros
 9010 Outros Comutadores com ampolas a vácuo, sem interrupção de circulação de corrente durante a comutação, para uma corrente nominal igual ou superior a 100 A
 9090 Outros Outros
8536 Aparelhos para interrupção, seccionamento, proteção, derivação, ligação ou conexão de circuitos elétricos (por exemplo, interruptores, comutadores, relés, corta-circuitos, supressores de picos de tensão (eliminadores de onda), plugues (fichas*) e tomadas de corrente, suportes para lâmpadas e outros conectores, caixas de junção), para uma tensão não superior a 1.000 V; conectores para fibras ópticas, feixes ou cabos de fibras ópticas
 1000 Fusíveis e corta-circuitos de fusíveis
 2000 Disjuntores
 30 Outros aparelhos para proteção de circuitos elétricos
  10 Centelhador a gás
  90 Outros
 4100 Relés, Para uma tensão não superior a 60 V
 4900 Relés, Outros
 50 Outros interruptores, seccionadores e comutadores
  10 Unidade chaveadora de conversor de subida e descida para sistema de telecomunicações via satélite
  20 Unidade chaveadora de amplificador de alta potência (HPA) para sistema de telecomunicações via satélite
  30 Comutadores codificadores digitais, próprios para montagem em circuitos impressos
  90 Outros
 6100 Suportes para lâmpadas, plugues (fichas*) e tomadas de corrente, Suportes para lâmpadas
 69 Suportes para lâmpadas, plugues (fichas*) e tomadas de corrente, Outros
  10 Tomada polarizada e tomada blindada
  90 Outros
 7000 Conectores para fibras ópticas, feixes ou cabos de fibras ópticas
 90 Outros aparelhos
  10 Conectores para cabos planos constituídos por condutores paralelos isolados individualmente
  20 Tomadas de contato deslizante em condutores aéreos
  30 Soquetes para microestruturas eletrônicas
  40 Conectores para circuito impresso
  50 Terminais de conexão para condensadores, mesmo montados em suporte isolante
  60 Conector de corrente elétrica para acoplamento através da carcaça, do tipo utilizado em motocompressores herméticos de refrigeração
  90 Outros
8537 Quadros, painéis, consoles, cabinas, armários e outros suportes com dois ou mais aparelhos das posições 85.35 ou 85.36, para comando elétrico ou distribuição de energia elétrica, incluindo os que incorporem instrumentos ou aparelhos do Capítulo 90, bem como os aparelhos de comando numérico, exceto os aparelhos de comutação da posição 85.17
 10 Para uma tensão não superior a 1.000 V
  11 Comando numérico computadorizado (CNC) Com processador e barramento de 32 bits ou superior, incorporando recursos gráficos e execução de macros, resolução inferior ou igual a 1 micrômetro (mícron) e capacidade de conexão digital para servo-acionamento, com monitor policromático
  19 Comando numérico computadorizado (CNC) Outros
  20 Controladores programáveis
  30 Controladores de demanda de energia elétrica
  90 Outros
 20 Para uma tensão superior a 1.000 V
  10 Subestações isoladas a gás (GIS, Gas-Insulated Switchgear ou HIS, Highly Integrated Switchgear), para uma tensão superior a 52 kV
  90 Outros
8538 Partes reconhecíveis como exclusiva ou principalmente destinadas aos aparelhos das posições 85.35, 85.36 ou 85.37
 1000 Quadros, painéis, consoles, cabinas, armários e outros suportes, da posição 85.37, desprovidos dos seus aparelhos
 9010 Outras Circuitos impressos com componentes elétricos ou eletrônicos, montados
 9020 Outras De disjuntores, para uma tensão igual ou superior a 72,5 kV
 9090 Outras Outras
8539 Lâmpadas e tubos elétricos de incandescência ou de descarga, incluindo os artigos denominados "faróis e projetores, em unidades seladas" e as lâmpadas e tubos de raios ultravioleta ou infravermelhos; lâmpadas de arco; fontes de luz de diodos emissores de luz (LED)
 10 Artigos denominados "faróis e projetores, em unidades seladas"
  10 Para uma tensão inferior ou igual a 15 V
  90 Outros
 21 Outras lâmpadas e tubos de incandescência, exceto de raios ultravioleta ou infravermelhos, Halógenos, de tungstênio (volfrâmio)
  10 Para uma tensão inferior ou igual a 15 V
  90 Outros
 2200 Outras lâmpadas e tubos de incandescência, exceto de raios ultravioleta ou infravermelhos, Outros, de potência não superior a 200 W e uma tensão superior a 100 V
 29 Outras lâmpadas e tubos de incandescência, exceto de raios ultravioleta ou infravermelhos, Outros
  10 Para uma tensão inferior ou igual a 15 V
  90 Outros
 31 Lâmpadas e tubos de descarga, exceto de raios ultravioleta, Fluorescentes, de cátodo quente
  11 Lâmpadas, com reator eletrônico incorporado e base rosca E 14, E 27 ou E 40 Que contenham mais de 5 mg de mercúrio por cada invólucro (tubo)
  19 Lâmpadas, com reator eletrônico incorporado e base rosca E 14, E 27 ou E 40 Outras
  20 Outras lâmpadas
  31 Tubos Com fósforo tribanda e que contenham mais de 5 mg de mercúrio
  32 Tubos Com fósforo em halofosfato e que contenham mais de 10 mg de mercúrio
  39 Tubos Outros
 32 Lâmpadas e tubos de descarga, exceto de raios ultravioleta, Lâmpadas de vapor de mercúrio ou de sódio; lâmpadas de halogeneto metálico De
  10 vapor de mercúrio
  20 vapor de sódio
  30 halogeneto metálico
 39 Lâmpadas e tubos de descarga, exceto de raios ultravioleta, Outros
  11 Tubos fluorescentes de cátodo frio ou de eletrodo externo, para telas eletrônicas De comprimento não superior a 500 mm e que contenham mais de 3,5 mg de mercúrio
  12 Tubos fluorescentes de cátodo frio ou de eletrodo externo, para telas eletrônicas De comprimento superior a 500 mm, mas não superior a 1.500 mm e que contenham mais de 5 mg de mercúrio
  13 Tubos fluorescentes de cátodo frio ou de eletrodo externo, para telas eletrônicas De comprimento superior a 1.500 mm e que contenham mais de 13 mg de mercúrio
  19 Tubos fluorescentes de cátodo frio ou de eletrodo externo, para telas eletrônicas Outros
  90 Outros
 41 Lâmpadas e tubos de raios ultravioleta ou infravermelhos; lâmpadas de arco, Lâmpadas de arco
  10 De potência igual ou superior a 1.000 W
  90 Outras
 4900 Lâmpadas e tubos de raios ultravioleta ou infravermelhos; lâmpadas de arco, Outros
 5100 Fontes de luz de diodos emissores de luz (LED), Módulos de diodos emissores de luz (LED)
 5200 Fontes de luz de diodos emissores de luz (LED), Lâmpadas e tubos de diodos emissores de luz (LED)
 9010 Partes Eletrodos
 9020 Partes Bases
 9090 Partes Outras
8540 
 1100 Tubos catódicos para receptores de televisão, incluindo os tubos para monitores de vídeo, A cores
 1200 Tubos catódicos para receptores de televisão, incluindo os tubos para monitores de vídeo, A preto e branco ou outros monocromos
 20 Tubos para câmeras de televisão; tubos conversores ou intensificadores de imagens; outros tubos de fotocátodo
  11 Tubos para câmeras de televisão A preto e branco ou outros monocromos
  19 Tubos para câmeras de televisão Outros
  20 Tubos conversores ou intensificadores de imagens, de raios X
  90 Outros
 4000 Tubos de visualização de dados gráficos, em monocromos; tubos de visualização de dados gráficos, a cores, com uma tela (ecrã*) fosfórica de espaçamento entre os pontos inferior a 0,4 mm
 60 Outros tubos catódicos
  10 Tubos de visualização de dados gráficos, em cores, com uma tela de espaçamento entre os pontos igual ou superior a 0,4 mm
  90 Outros
 7100 Tubos para micro-ondas (por exemplo, magnétrons, clístrons, guias (tubos) de ondas progressivas, carcinotrons), excluindo os tubos comandados por grade (grelha), Magnétrons
 7900 Tubos para micro-ondas (por exemplo, magnétrons, clístrons, guias (tubos) de ondas progressivas, carcinotrons), excluindo os tubos comandados por grade (grelha), Outros
 8100 Outras lâmpadas, tubos e válvulas, Tubos de recepção ou de amplificação
 89 Outras lâmpadas, tubos e válvulas, Outros
  10 Válvulas de potência para transmissores
  90 Outros
 91 Partes, De tubos catódicos
  10 Bobinas de deflexão (yokes)
  20 Núcleos de pó ferromagnético para bobinas de deflexão (yokes)
  30 Canhões eletrônicos
  40 Painel de vidro, máscara de sombra e blindagem interna, reunidos, para tubos tricromáticos
  90 Outras
 9900 Partes, Outras
8541 Dispositivos semicondutores (por exemplo, diodos, transistores, transdutores à base de semicondutores); dispositivos fotossensíveis semicondutores, incluindo as células fotovoltaicas, mesmo montadas em módulos ou em painéis; diodos emissores de luz (LED), mesmo montados com outros diodos emissores de luz (LED); cristais piezelétricos montados
 10 Diodos, exceto fotodiodos e diodos emissores de luz (LED)
  11 Não montados Zener
  12 Não montados Outros, de intensidade de corrente inferior ou igual a 3 A
  19 Não montados Outros
  21 Montados, próprios para montagem em superfície (SMD, Surface Mounted Device) Zener
  22 Montados, próprios para montagem em superfície (SMD, Surface Mounted Device) Outros, de intensidade de corrente inferior ou igual a 3 A
  29 Montados, próprios para montagem em superfície (SMD, Surface Mounted Device) Outros
  31 Montados, próprios para montagem por inserção (PTH, Pin Through Hole) Zener
  32 Montados, próprios para montagem por inserção (PTH, Pin Through Hole) Outros, de intensidade de corrente inferior ou igual a 3 A
  39 Montados, próprios para montagem por inserção (PTH, Pin Through Hole) Outros
  91 Outros Zener
  92 Outros Outros, de intensidade de corrente inferior ou igual a 3 A
  99 Outros Outros
 21 Transistores, exceto os fototransistores, Com capacidade de dissipação inferior a 1 W
  10 Não montados
  20 Montados, próprios para montagem em superfície (SMD, Surface Mounted Device)
  91 Outros De efeito de campo, com junção heterogênea (HJFET ou HEMT)
  99 Outros Outros
 29 Transistores, exceto os fototransistores, Outros
  10 Não montados
  20 Montados
 30 Tiristores, diacs e triacs, exceto os dispositivos fotossensíveis
  11 Não montados De intensidade de corrente inferior ou igual a 3 A
  19 Não montados Outros
  21 Montados De intensidade de corrente inferior ou igual a 3 A
  29 Montados Outros
 41 Dispositivos fotossensíveis semicondutores, incluindo as células fotovoltaicas, mesmo montadas em módulos ou em painéis; diodos emissores de luz (LED), Diodos emissores de luz (LED)
  11 Não montados Diodos emissores de luz (LED), exceto diodos laser
  12 Não montados Diodos laser
  21 Montados Diodos emissores de luz (LED), exceto diodos laser, próprios para montagem em superfície (SMD, Surface Mounted Device)
  22 Montados Outros diodos emissores de luz (LED), exceto diodos laser
  23 Montados Diodos laser com comprimento de onda de 1.300 nm ou 1.500 nm
  24 Montados Outros diodos laser
 42 Dispositivos fotossensíveis semicondutores, incluindo as células fotovoltaicas, mesmo montadas em módulos ou em painéis; diodos emissores de luz (LED), Células fotovoltaicas não montadas em módulos nem em painéis
  10 Células solares orgânicas
  20 Outras células solares
  90 Outras
 4300 Dispositivos fotossensíveis semicondutores, incluindo as células fotovoltaicas, mesmo montadas em módulos ou em painéis; diodos emissores de luz (LED), Células fotovoltaicas montadas em módulos ou em painéis
 4900 Dispositivos fotossensíveis semicondutores, incluindo as células fotovoltaicas, mesmo montadas em módulos ou em painéis; diodos emissores de luz (LED), Outros
 5100 Outros dispositivos semicondutores, Transdutores à base de semicondutores
 5900 Outros dispositivos semicondutores, Outros
 60 Cristais piezelétricos montados
  10 De quartzo, de frequência igual ou superior a 1 MHz, mas não superior a 100 MHz
  90 Outros
 9010 Partes Suportes-conectores apresentados em tiras (lead frames)
 9020 Partes Coberturas para encapsulamento (cápsulas)
 9090 Partes Outras
8542 Circuitos integrados eletrônicos
 31 Circuitos integrados eletrônicos, Processadores e controladores, mesmo combinados com memórias, conversores, circuitos lógicos, amplificadores, circuitos temporizadores e de sincronização, ou outros circuitos
  10 Não montados
  20 Montados, próprios para montagem em superfície (SMD, Surface Mounted Device)
  90 Outros
 32 Circuitos integrados eletrônicos, Memórias
  10 Não montadas
  21 Montadas, próprias para montagem em superfície (SMD, Surface Mounted Device) Dos tipos RAM estáticas (SRAM) com tempo de acesso inferior ou igual a 25 ns, EPROM, EEPROM, PROM, ROM e FLASH
  29 Montadas, próprias para montagem em superfície (SMD, Surface Mounted Device) Outras
  91 Outras Dos tipos RAM estáticas (SRAM) com tempo de acesso inferior ou igual a 25 ns, EPROM, EEPROM, PROM, ROM e FLASH
  99 Outras Outras
 33 Circuitos integrados eletrônicos, Amplificadores
  11 Híbridos De espessura de camada inferior ou igual a 1 micrômetro (mícron) com frequência de operação igual ou superior a 800 MHz
  19 Híbridos Outros
  20 Outros, não montados
  90 Outros
 39 Circuitos integrados eletrônicos, Outros
  11 Híbridos De espessura de camada inferior ou igual a 1 micrômetro (mícron) com frequência de operação igual ou superior a 800 MHz
  19 Híbridos Outros
  20 Outros, não montados
  31 Outros, montados, próprios para montagem em superfície (SMD, Surface Mounted Device) Circuitos do tipo chipset
  39 Outros, montados, próprios para montagem em superfície (SMD, Surface Mounted Device) Outros
  91 Outros Circuitos do tipo chipset
  99 Outros Outros
 9000 Partes
8543 Máquinas e aparelhos elétricos com função própria, não especificados nem compreendidos noutras posições do presente Capítulo
 1000 Aceleradores de partículas
 2000 Geradores de sinais
 30 Máquinas e aparelhos de galvanoplastia, eletrólise ou eletroforese
  10 De eletrólise, com células de membrana
  90 Outros
 4000 Cigarros eletrônicos e dispositivos de vaporização elétricos de uso pessoal semelhantes
 70 Outras máquinas e aparelhos
  11 Amplificadores de radiofrequência Para transmissão de sinais de micro-ondas de alta potência (HPA), a válvula TWT do tipo Phase Combiner, com potência de saída superior a 2,7 kW
  12 Amplificadores de radiofrequência Para recepção de sinais de micro-ondas de baixo ruído (LNA) na banda de 3.600 a 4.200 MHz, com temperatura menor ou igual a 55 Kelvin, para telecomunicações via satélite
  13 Amplificadores de radiofrequência Para distribuição de sinais de televisão
  14 Amplificadores de radiofrequência Outros para recepção de sinais de micro-ondas
  15 Amplificadores de radiofrequência Outros para transmissão de sinais de micro-ondas
  19 Amplificadores de radiofrequência Outros
  20 Aparelhos para eletrocutar insetos
  31 Máquinas e aparelhos auxiliares para vídeo Geradores de efeitos especiais com manipulação em 2 ou 3 dimensões, mesmo combinados com dispositivo de comutação, de mais de 10 entradas de áudio ou de vídeo
  32 Máquinas e aparelhos auxiliares para vídeo Geradores de caracteres, digitais
  33 Máquinas e aparelhos auxiliares para vídeo Sincronizadores de quadro armazenadores ou corretores de base de tempo
  34 Máquinas e aparelhos auxiliares para vídeo Controladores de edição
  35 Máquinas e aparelhos auxiliares para vídeo Misturador digital, em tempo real, com oito ou mais entradas
  36 Máquinas e aparelhos auxiliares para vídeo Roteador-comutador (routing switcher) de mais de 20 entradas e mais de 16 saídas, de áudio ou de vídeo
  39 Máquinas e aparelhos auxiliares para vídeo Outros
  40 Transcodificadores ou conversores de padrões de televisão
  50 Simulador de antenas para transmissores com potência igual ou superior a 25 kW (carga fantasma)
  91 Outros Terminais de texto que operem com código de transmissão Baudot, providos de teclado alfanumérico e visor, para acoplamento exclusivamente acústico a telefone
  92 Outros Eletrificadores de cercas
  99 Outros Outros
 9010 Partes Das máquinas ou aparelhos da subposição 8543.70
 9090 Partes Outras
8544 Fios, cabos (incluindo os cabos coaxiais) e outros condutores, isolados para usos elétricos (incluindo os envernizados ou oxidados anodicamente), mesmo com peças de conexão; cabos de fibras ópticas, constituídos por fibras embainhadas individualmente, mesmo com condutores elétricos ou munidos de peças de conexão
 1100 Fios para bobinar, De cobre
 1911 Revestido de cobre (CCA, <i>Copper Clad Aluminum</i>)
 1919 Outros
 1990 Fios para bobinar, Outros Outros
 2000 Cabos coaxiais e outros condutores elétricos coaxiais
 3000 Jogos de fios para velas de ignição e outros jogos de fios do tipo utilizado em quaisquer veículos
 4200 Outros condutores elétricos, para uma tensão não superior a 1.000 V, Munidos de peças de conexão
 4900 Outros condutores elétricos, para uma tensão não superior a 1.000 V, Outros
 6000 Outros condutores elétricos, para uma tensão superior a 1.000 V
 70 Cabos de fibras ópticas
  10 Com revestimento externo de material dielétrico
  20 Com revestimento externo de aço, próprios para instalação submarina (cabo submarino)
  30 Com revestimento externo de alumínio
  90 Outros
8545 Eletrodos de carvão, escovas de carvão, carvões para lâmpadas ou para pilhas e outros artigos de grafita ou de outro carvão, mesmo com metal, para usos elétricos
 1100 Eletrodos, Do tipo utilizado em fornos
 19 Eletrodos, Outros
  10 De grafita, com um teor de carbono igual ou superior a 99,9 %, em peso
  20 Blocos de grafite, do tipo utilizado como cátodos em cubas eletrolíticas
  90 Outros
 2000 Escovas
 9010 Outros Carvões para pilhas elétricas
 9020 Outros Resistências aquecedoras desprovidas de revestimento e de terminais
 9030 Outros Suportes de conexão (nipples), para eletrodos
 9090 Outros Outros
8546 Isoladores elétricos de qualquer matéria
 1000 De vidro
 2000 De cerâmica
 9000 Outros
8547 Peças isolantes inteiramente de matérias isolantes, ou com simples peças metálicas de montagem (suportes roscados, por exemplo) incorporadas na massa, para máquinas, aparelhos e instalações elétricas, exceto os isoladores da posição 85.46; tubos isoladores e suas peças de ligação, de metais comuns, isolados interiormente
 1000 Peças isolantes de cerâmica
 20 Peças isolantes de plástico
  10 Tampões vedadores para condensadores, com perfurações para terminais
  90 Outras
 9000 Outros
8548 Partes elétricas de máquinas ou aparelhos, não especificadas nem compreendidas noutras posições do presente Capítulo
 0010 Termopares do tipo utilizado em dispositivos termoelétricos de segurança de aparelhos alimentados a gás
 0090 Outras
8549 Desperdícios e resíduos, e sucata, elétricos e eletrônicos
 1100 Desperdícios e resíduos, e sucata, de pilhas, de baterias de pilhas e de acumuladores, elétricos; pilhas, baterias de pilhas e acumuladores, elétricos, inservíveis, Desperdícios e resíduos, e sucata, de acumuladores de chumbo-ácido; acumuladores de chumbo-ácidob inservíveis
 1200 Desperdícios e resíduos, e sucata, de pilhas, de baterias de pilhas e de acumuladores, elétricos; pilhas, baterias de pilhas e acumuladores, elétricos, inservíveis, Outros, que contenham chumbo, cádmio ou mercúrio
 1300 Desperdícios e resíduos, e sucata, de pilhas, de baterias de pilhas e de acumuladores, elétricos; pilhas, baterias de pilhas e acumuladores, elétricos, inservíveis, Selecionados por tipo de componente químico e que não contenham chumbo, cádmio ou mercúrio
 1400 Desperdícios e resíduos, e sucata, de pilhas, de baterias de pilhas e de acumuladores, elétricos; pilhas, baterias de pilhas e acumuladores, elétricos, inservíveis, Não selecionados e que não contenham chumbo, cádmio ou mercúrio
 1900 Desperdícios e resíduos, e sucata, de pilhas, de baterias de pilhas e de acumuladores, elétricos; pilhas, baterias de pilhas e acumuladores, elétricos, inservíveis, Outros
 2100 Do tipo utilizado principalmente para a recuperação de metais preciosos, Que contenham pilhas, baterias de pilhas ou acumuladores, elétricos, interruptores de mercúrio, vidro de tubos catódicos ou outros vidros ativados, ou componentes elétricos ou eletrônicos que contenham cádmio, mercúrio, chumbo ou policlorobifenilas (PCB)
 2900 Do tipo utilizado principalmente para a recuperação de metais preciosos, Outros
 3100 Outras montagens elétricas e eletrônicas e placas de circuitos impressos, Que contenham pilhas, baterias de pilhas ou acumuladores, elétricos, interruptores de mercúrio, vidro de tubos catódicos ou outros vidros ativados, ou componentes elétricos ou eletrônicos que contenham cádmio, mercúrio, chumbo ou policlorobifenilas (PCB)
 3900 Outras montagens elétricas e eletrônicas e placas de circuitos impressos, Outras
 9100 Outros, Que contenham pilhas, baterias de pilhas ou acumuladores, elétricos, interruptores de mercúrio, vidro de tubos catódicos ou outros vidros ativados, ou componentes elétricos ou eletrônicos que contenham cádmio, mercúrio, chumbo ou policlorobifenilas (PCB)
 9900 Outros, Outros
8601 Locomotivas e locotratores, de fonte externa de eletricidade ou de acumuladores elétricos
 1000 De fonte externa de eletricidade
 2000 De acumuladores elétricos
8602 Outras locomotivas e locotratores; tênderes
 1000 Locomotivas diesel-elétricas
 9000 Outros
8603 Litorinas (automotoras), mesmo para circulação urbana, exceto as da posição 86.04
 1000 De fonte externa de eletricidade
 9000 Outras
8604 Veículos para inspeção e manutenção de vias férreas ou semelhantes, mesmo autopropulsados (por exemplo, vagões-oficinas, vagões-guindastes, vagões equipados com batedores de balastro, alinhadores de vias, viaturas para testes e dresinas)
 0010 Autopropulsados, equipados com batedores de balastro e alinhadores de vias férreas
 0090 Outros
8605 Vagões de passageiros (carruagens*), furgões para bagagem, vagões-postais e outros vagões especiais, para vias férreas ou semelhantes (excluindo as viaturas da posição 86.04)
 0010 Vagões de passageiros
 0090 Outros
8606 Vagões para transporte de mercadorias sobre vias férreas
 1000 Vagões-tanque (vagões-cisterna) e semelhantes
 3000 Vagões de descarga automática, exceto os da subposição 8606.10
 9100 Outros, Cobertos e fechados
 9200 Outros, Abertos, com paredes fixas de altura superior a 60 cm
 9900 Outros, Outros
8607 Partes de veículos para vias férreas ou semelhantes
 11 Bogies, bissels, eixos e rodas, e suas partes, Bogies e bissels, de tração
  10 Bogies
  20 Bissels
 1200 Bogies, bissels, eixos e rodas, e suas partes, Outros bogies e bissels
 19 Bogies, bissels, eixos e rodas, e suas partes, Outros, incluindo as partes
  11 Mancais Com rolamentos incorporados, de diâmetro exterior superior a 190 mm, do tipo utilizado em eixos de rodas de vagões ferroviários
  19 Mancais Outros
  90 Outros
 2100 Freios (travões) e suas partes, Freios (travões) a ar comprimido e suas partes
 2900 Freios (travões) e suas partes, Outros
 3000 Ganchos e outros sistemas de engate, para-choques, e suas partes
 9100 Outras, De locomotivas ou de locotratores
 9900 Outras, Outras
8608 Material fixo de vias férreas ou semelhantes; aparelhos mecânicos (incluindo os eletromecânicos) de sinalização, de segurança, de controle ou de comando para vias férreas ou semelhantes, rodoviárias ou fluviais, para áreas ou parques de estacionamento, instalações portuárias ou para aeródromos; suas partes
 0011 Aparelhos mecânicos (incluindo os eletromecânicos) de sinalização, de segurança, de controle ou de comando para vias férreas ou semelhantes, rodoviárias ou fluviais, para áreas ou parques de estacionamento, instalações portuárias ou para aeródromos Mecânicos
 0012 Aparelhos mecânicos (incluindo os eletromecânicos) de sinalização, de segurança, de controle ou de comando para vias férreas ou semelhantes, rodoviárias ou fluviais, para áreas ou parques de estacionamento, instalações portuárias ou para aeródromos Eletromecânicos
 0090 Outros
8609 Contêineres (Contentores*), incluindo os de transporte de fluidos, especialmente concebidos e equipados para um ou mais meios de transporte
 0000
8701 Tratores (exceto os carros-tratores da posição 87.09)
 1000 Tratores de eixo único
 2100 Tratores rodoviários para semirreboques, Unicamente com motor de pistão de ignição por compressão (diesel ou semidiesel)
 2200 Tratores rodoviários para semirreboques, Equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico
 2300 Tratores rodoviários para semirreboques, Equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico
 2400 Tratores rodoviários para semirreboques, Unicamente com motor elétrico para propulsão
 2900 Tratores rodoviários para semirreboques, Outros
 3000 Tratores de lagartas (esteiras)
 9100 Outros, com uma potência de motor, Não superior a 18 kW
 9200 Outros, com uma potência de motor, Superior a 18 kW, mas não superior a 37 kW
 9300 Outros, com uma potência de motor, Superior a 37 kW, mas não superior a 75 kW
 94 Outros, com uma potência de motor, Superior a 75 kW, mas não superior a 130 kW
  10 Tratores especialmente concebidos para arrastar troncos (log skidders)
  90 Outros
 95 Outros, com uma potência de motor, Superior a 130 kW
  10 Tratores especialmente concebidos para arrastar troncos (log skidders)
  90 Outros
8702 Veículos automóveis para transporte de dez pessoas ou mais, incluindo o motorista
 1000 Unicamente com motor de pistão de ignição por compressão (diesel ou semidiesel)
 2000 Equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico
 3000 Equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico
 40 Unicamente com motor elétrico para propulsão
  10 Trólebus
  90 Outros
 9000 Outros
8703 Automóveis de passageiros e outros veículos automóveis principalmente concebidos para transporte de pessoas (exceto os da posição 87.02), incluindo os veículos de uso misto (station wagons) e os automóveis de corrida
 1000 Veículos especialmente concebidos para se deslocar sobre a neve; veículos especiais para transporte de pessoas nos campos de golfe e veículos semelhantes
 2100 Outros veículos, unicamente com motor de pistão de ignição por centelha (faísca), De cilindrada não superior a 1.000 cm3
 22 Outros veículos, unicamente com motor de pistão de ignição por centelha (faísca), De cilindrada superior a 1.000 cm3, mas não superior a 1.500 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 23 Outros veículos, unicamente com motor de pistão de ignição por centelha (faísca), De cilindrada superior a 1.500 cm3, mas não superior a 3.000 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 24 Outros veículos, unicamente com motor de pistão de ignição por centelha (faísca), De cilindrada superior a 3.000 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 31 Outros veículos, unicamente com motor de pistão de ignição por compressão (diesel ou semidiesel), De cilindrada não superior a 1.500 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 32 Outros veículos, unicamente com motor de pistão de ignição por compressão (diesel ou semidiesel), De cilindrada superior a 1.500 cm3, mas não superior a 2.500 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 33 Outros veículos, unicamente com motor de pistão de ignição por compressão (diesel ou semidiesel), De cilindrada superior a 2.500 cm3
  10 Com capacidade de transporte de pessoas sentadas inferior ou igual a seis, incluindo o motorista
  90 Outros
 4000 Outros veículos, equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico, exceto os suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica
 5000 Outros veículos, equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico, exceto os suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica
 6000 Outros veículos, equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico, suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica
 7000 Outros veículos, equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico, suscetíveis de serem carregados por conexão a uma fonte externa de energia elétrica
 8000 Outros veículos, equipados unicamente com motor elétrico para propulsão
 9000 Outros
8704 Veículos automóveis para transporte de mercadorias
 10 Dumpers concebidos para serem utilizados fora de rodovias
  10 Com capacidade de carga igual ou superior a 85 toneladas
  90 Outros
 21 Outros, unicamente com motor de pistão, de ignição por compressão (diesel ou semidiesel), De peso em carga máxima (bruto) não superior a 5 toneladas
  10 Chassis com motor e cabina
  20 Com caixa basculante
  30 Frigoríficos ou isotérmicos
  90 Outros
 22 Outros, unicamente com motor de pistão, de ignição por compressão (diesel ou semidiesel), De peso em carga máxima (bruto) superior a 5 toneladas, mas não superior a 20 toneladas
  10 Chassis com motor e cabina
  20 Com caixa basculante
  30 Frigoríficos ou isotérmicos
  90 Outros
 23 Outros, unicamente com motor de pistão, de ignição por compressão (diesel ou semidiesel), De peso em carga máxima (bruto) superior a 20 toneladas
  10 Chassis com motor e cabina
  20 Com caixa basculante
  30 Frigoríficos ou isotérmicos
  40 De chassis articulado, para o transporte de troncos (forwarder), com grua incorporada, de potência máxima igual ou superior a 126 kW (170 HP)
  90 Outros
 31 Outros, unicamente com motor de pistão, de ignição por centelha (faísca), De peso em carga máxima (bruto) não superior a 5 toneladas
  10 Chassis com motor e cabina
  20 Com caixa basculante
  30 Frigoríficos ou isotérmicos
  90 Outros
 32 Outros, unicamente com motor de pistão, de ignição por centelha (faísca), De peso em carga máxima (bruto) superior a 5 toneladas
  10 Chassis com motor e cabina
  20 Com caixa basculante
  30 Frigoríficos ou isotérmicos
  90 Outros
 4100 Outros, equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico, De peso em carga máxima (bruto) não superior a 5 toneladas
 4200 Outros, equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico, De peso em carga máxima (bruto) superior a 5 toneladas, mas não superior a 20 toneladas
 4300 Outros, equipados para propulsão, simultaneamente, com motor de pistão de ignição por compressão (diesel ou semidiesel) e motor elétrico, De peso em carga máxima (bruto) superior a 20 toneladas
 5100 Outros, equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico, De peso em carga máxima (bruto) não superior a 5 toneladas
 5200 Outros, equipados para propulsão, simultaneamente, com motor de pistão de ignição por centelha (faísca) e motor elétrico, De peso em carga máxima (bruto) superior a 5 toneladas
 6000 Outros, unicamente com motor elétrico para propulsão
 9000 Outros
8705 Veículos automóveis para usos especiais (por exemplo, autossocorros, caminhões-guindastes, veículos de combate a incêndio, caminhões-betoneiras, veículos para varrer, veículos para espalhar, veículos oficinas, veículos radiológicos), exceto os concebidos principalmente para transporte de pessoas ou de mercadorias
 10 Caminhões-guindastes
  20 Com todos os eixos de rodas direcionáveis e capacidade máxima de elevação inferior a 100
  30 Com capacidade máxima de elevação igual ou superior a 100 t
  90 Outros
 2000 Torres (derricks) automóveis, para sondagem ou perfuração
 3000 Veículos de combate a incêndio
 4000 Caminhões-betoneiras
 9010 Outros Caminhões para a determinação de parâmetros físicos característicos (perfilagem) de poços petrolíferos
 9090 Outros Outros
8706 Chassis com motor para os veículos automóveis das posições 87.01 a 87.05
 0010 Dos veículos da posição 87.02
 0020 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10
 0090 Outros
8707 Carroçarias para os veículos automóveis das posições 87.01 a 87.05, incluindo as cabinas
 1000 Para os veículos da posição 87.03
 9010 Outras Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10
 9090 Outras Outras
8708 Partes e acessórios dos veículos automóveis das posições 87.01 a 87.05
 1000 Para-choques e suas partes
 2100 Outras partes e acessórios de carroçarias (incluindo as de cabinas), Cintos de segurança
 2200 Outras partes e acessórios de carroçarias (incluindo as de cabinas), Para-brisas, vidros traseiros e outros vidros especificados na Nota de subposição 1 do presente Capítulo
 29 Outras partes e acessórios de carroçarias (incluindo as de cabinas), Outros
  11 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Para-lamas
  12 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Grades de radiadores
  13 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Portas
  14 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Painéis de instrumentos
  19 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Outros
  91 Outros Para-lamas
  92 Outros Grades de radiadores
  93 Outros Portas
  94 Outros Painéis de instrumentos
  95 Outros Geradores de gás para acionar retratores de cintos de segurança
  99 Outros Outros
 30 Freios (travões) e servofreios; suas partes
  11 Guarnições de freios (travões) montadas Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10
  19 Guarnições de freios (travões) montadas Outras
  90 Outros
 40 Caixas de marchas (velocidades*) e suas partes
  11 Caixas de marchas dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Servo-assistidas, próprias para torques de entrada superiores ou iguais a 750 Nm
  19 Caixas de marchas dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Outras
  80 Outras caixas de marchas
  90 Partes
 50 Eixos motores com diferencial, mesmo providos de outros componentes de transmissão, e eixos não motores; suas partes
  11 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Eixos com diferencial com capacidade de suportar cargas superiores ou iguais a 14.000 kg, redutores planetários nos extremos e dispositivo de freio (travão) incorporado, do tipo utilizado em veículos da subposição 8704.10
  12 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Eixos não motores
  19 Dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Outros
  80 Outros
  91 Partes De eixos não motores, dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10
  99 Partes Outras
 70 Rodas, suas partes e acessórios
  10 De eixos propulsores dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10
  90 Outros
 8000 Sistemas de suspensão e suas partes (incluindo os amortecedores de suspensão)
 9100 Outras partes e acessórios, Radiadores e suas partes
 9200 Outras partes e acessórios, Silenciosos e tubos de escape; suas partes
 9300 Outras partes e acessórios, Embreagens e suas partes
 94 Outras partes e acessórios, Volantes, colunas e caixas, de direção; suas partes
  11 Volantes, colunas e caixas, de direção dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Volantes
  12 Volantes, colunas e caixas, de direção dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Colunas
  13 Volantes, colunas e caixas, de direção dos veículos das subposições 8701.10, 8701.30, 8701.91 a 8701.95 ou 8704.10 Caixas
  81 Outros Volantes
  82 Outros Colunas
  83 Outros Caixas
  90 Partes
 95 Outras partes e acessórios, Bolsas infláveis de segurança com sistema de insuflação (airbags); suas partes
  10 Bolsas infláveis de segurança com sistema de insuflação (airbags)
  21 Partes Bolsas infláveis para airbags
  22 Partes Sistema de insuflação
  29 Partes Outras
 99 Outras partes e acessórios, Outros
  10 Dispositivos para comando de acelerador, freio (travão), embreagem, direção ou caixa de marchas mesmo os de adaptação dos preexistentes, do tipo utilizado por pessoas incapacitadas
  90 Outros
8709 Veículos automóveis sem dispositivo de elevação, do tipo utilizado em fábricas, armazéns, portos ou aeroportos, para transporte de mercadorias a curtas distâncias; carros-tratores do tipo utilizado nas estações ferroviárias; suas partes
 1100 Veículos, Elétricos
 1900 Veículos, Outros
 9000 Partes
8710 Tanques e outros veículos blindados de combate, armados ou não, e suas partes
 0000
8711 Motocicletas (incluindo os ciclomotores) e outros ciclos equipados com motor auxiliar, mesmo com carro lateral; carros laterais
 1000 Com motor de pistão de cilindrada não superior a 50 cm3
 20 Com motor de pistão de cilindrada superior a 50 cm3, mas não superior a 250 cm3
  10 Motocicletas de cilindrada inferior ou igual a 125 cm3
  20 Motocicletas de cilindrada superior a 125 cm3
  90 Outros
 3000 Com motor de pistão de cilindrada superior a 250 cm3, mas não superior a 500 cm3
 4000 Com motor de pistão de cilindrada superior a 500 cm3, mas não superior a 800 cm3
 5000 Com motor de pistão de cilindrada superior a 800 cm3
 6000 Com motor elétrico para propulsão
 9000 Outros
8712 Bicicletas e outros ciclos (incluindo os triciclos), sem motor
 0010 Bicicletas
 0090 Outros
8713 Cadeiras de rodas e outros veículos para pessoas com incapacidade, mesmo com motor ou outro mecanismo de propulsão
 1000 Sem mecanismo de propulsão
 9000 Outros
8714 Partes e acessórios dos veículos das posições 87.11 a 87.13
 1000 De motocicletas (incluindo os ciclomotores)
 2000 De cadeiras de rodas ou de outros veículos para pessoas com incapacidade
 9100 Outros, Quadros e garfos, e suas partes
 9200 Outros, Aros e raios
 93 Outros, Cubos, exceto de freios (travões), e pinhões de rodas livres
  11 Cubos, exceto de freios (travões) Sem rosca, para pinhões do tipo casset
  19 Cubos, exceto de freios (travões) Outro
  20 Pinhões de rodas livres
 94 Outros, Freios (travões), incluindo os cubos de freios (travões), e suas partes
  10 Cubos de freios (travões)
  90 Outros
 9500 Outros, Selins
 96 Outros, Pedais e pedaleiros, e suas partes
  11 Pedaleiros e suas partes Pedaleiros com pedivelas de peça única (monobloco
  12 Pedaleiros e suas partes Pedivelas de peça única (monobloco
  19 Pedaleiros e suas partes Outro
  90 Outro
 99 Outros, Outros
  10 Câmbio de velocidades
  20 Caixas de direção sem rosc
  90 Outros
8715 Carrinhos e veículos semelhantes para transporte de crianças, e suas partes
 0000
8716 Reboques e semirreboques, para quaisquer veículos; outros veículos não autopropulsados; suas partes
 1000 Reboques e semirreboques, para habitação ou para acampar, do tipo trailer (caravana*)
 2000 Reboques e semirreboques, autocarregáveis ou autodescarregáveis, para usos agrícolas
 3100 Outros reboques e semirreboques, para transporte de mercadorias, Tanques (cisternas)
 3900 Outros reboques e semirreboques, para transporte de mercadorias, Outros
 4000 Outros reboques e semirreboques
 8000 Outros veículos
 9010 Partes Chassis de reboques e semirreboques
 9090 Partes Outras
8801 Balões e dirigíveis; planadores, asas voadoras e outros veículos aéreos, não concebidos para propulsão a motor
 0000
8802 Outros veículos aéreos (por exemplo, helicópteros, aviões), exceto veículos aéreos (aeronaves) não tripulados da posição 88.06; veículos espaciais (incluindo os satélites) e seus veículos de lançamento, e veículos suborbitais
 1100 Helicópteros, De peso não superior a 2.000 kg, vazios (sem carga)
 12 Helicópteros, De peso superior a 2.000 kg, vazios (sem carga)
  10 De peso não superior a 3.500 kg
  90 Outros
 20 Aviões e outros veículos aéreos, de peso não superior a 2.000 kg, vazios (sem carga)
  10 A hélice
  21 A turboélice Monomotores
  22 A turboélice Multimotores
  90 Outros
 30 Aviões e outros veículos aéreos, de peso superior a 2.000 kg, mas não superior a 15.000 kg, vazios (sem carga)
  10 A hélice
  21 A turboélice Multimotores, de peso não superior a 7.000 kg, vazios (sem carga)
  29 A turboélice Outros
  31 A turbojato De peso não superior a 7.000 kg, vazios (sem carga)
  39 A turbojato Outros
  90 Outros
 40 Aviões e outros veículos aéreos, de peso superior a 15.000 kg, vazios (sem carga)
  10 A turboélice
  90 Outros
 6000 Veículos espaciais (incluindo os satélites) e seus veículos de lançamento, e veículos suborbitais
8804 Paraquedas (incluindo os paraquedas dirigíveis e os parapentes) e os paraquedas giratórios; suas partes e acessórios
 0000
8805 Aparelhos e dispositivos para lançamento de veículos aéreos; aparelhos e dispositivos para aterrissagem (aterragem) de veículos aéreos em porta-aviões e aparelhos e dispositivos semelhantes; aparelhos de treinamento de voo em terra; suas partes
 1000 Aparelhos e dispositivos para lançamento de veículos aéreos, e suas partes; aparelhos e dispositivos para aterrissagem (aterragem) de veículos aéreos em porta-aviões e aparelhos e dispositivos semelhantes, e suas partes
 2100 Aparelhos de treinamento de voo em terra e suas partes, Simuladores de combate aéreo e suas partes
 2900 Aparelhos de treinamento de voo em terra e suas partes, Outros
8806 Veículos aéreos (aeronaves) não tripulados
 1000 Concebidos para o transporte de passageiros
 2100 Outros, concebidos unicamente para serem pilotados remotamente, De peso máximo de decolagem não superior a 250 g
 2200 Outros, concebidos unicamente para serem pilotados remotamente, De peso máximo de decolagem superior a 250 g, mas não superior a 7 kg
 2300 Outros, concebidos unicamente para serem pilotados remotamente, De peso máximo de decolagem superior a 7 kg, mas não superior a 25 kg
 2400 Outros, concebidos unicamente para serem pilotados remotamente, De peso máximo de decolagem superior a 25 kg, mas não superior a 150 kg
 2900 Outros, concebidos unicamente para serem pilotados remotamente, Outros
 9100 Outros, De peso máximo de decolagem não superior a 250 g
 9200 Outros, De peso máximo de decolagem superior a 250 g, mas não superior a 7 kg
 9300 Outros, De peso máximo de decolagem superior a 7 kg, mas não superior a 25 kg
 9400 Outros, De peso máximo de decolagem superior a 25 kg, mas não superior a 150 kg
 9900 Outros, Outros
8807 Partes dos aparelhos das posições 88.01, 88.02 ou 88.06
 1000 Hélices e rotores, e suas partes
 2000 Trens de aterrissagem (aterragem) e suas partes
 3000 Outras partes de aviões, de helicópteros ou de veículos aéreos (aeronaves) não tripulados
 9000 Outras
8901 Transatlânticos, barcos de excursão, ferryboats, cargueiros, chatas e embarcações semelhantes, para o transporte de pessoas ou de mercadorias
 1000 Transatlânticos, barcos de excursão e embarcações semelhantes principalmente concebidas para o transporte de pessoas; ferryboats
 2000 Navios-tanque
 3000 Barcos frigoríficos, exceto os da subposição 8901.20
 9000 Outras embarcações para o transporte de mercadorias ou para o transporte de pessoas e de mercadorias
8902 Barcos de pesca; navios-fábricas e outras embarcações para o tratamento ou conservação de produtos da pesca
 0010 De comprimento, de proa a popa, igual ou superior a 35 m
 0090 Outros
8903 Iates e outros barcos e embarcações de recreio ou de esporte; barcos a remos e canoas
 1100 Barcos infláveis, mesmo com casco rígido, Equipados com um motor ou concebidos para comportá-lo, de peso vazio (sem carga) sem motor não superior a 100 kg
 1200 Barcos infláveis, mesmo com casco rígido, Não concebidos para serem utilizados com um motor e de peso vazio (sem carga) não superior a 100 kg
 1900 Barcos infláveis, mesmo com casco rígido, Outros
 2100 Barcos à vela, exceto os infláveis, mesmo com motor auxiliar, De comprimento não superior a 7,5 m
 2200 Barcos à vela, exceto os infláveis, mesmo com motor auxiliar, De comprimento superior a 7,5 m, mas não superior a 24 m
 2300 Barcos à vela, exceto os infláveis, mesmo com motor auxiliar, De comprimento superior a 24 m
 3100 Barcos a motor, exceto os infláveis, não equipados com motor fora de borda, De comprimento não superior a 7,5 m
 3200 Barcos a motor, exceto os infláveis, não equipados com motor fora de borda, De comprimento superior a 7,5 m, mas não superior a 24 m
 3300 Barcos a motor, exceto os infláveis, não equipados com motor fora de borda, De comprimento superior a 24 m
 9300 Outros, De comprimento não superior a 7,5 m
 9900 Outros, Outros
8904 Rebocadores e barcos concebidos para empurrar outras embarcações
 0000
8905 Barcos-faróis, barcos-bombas, dragas, guindastes flutuantes e outras embarcações em que a navegação é acessória da função principal; docas flutuantes; plataformas de perfuração ou de exploração, flutuantes ou submersíveis
 1000 Dragas
 2000 Plataformas de perfuração ou de exploração, flutuantes ou submersíveis
 9000 Outros
8906 Outras embarcações, incluindo os navios de guerra e os barcos salva-vidas, exceto os barcos a remos
 1000 Navios de guerra
 9000 Outras
8907 Outras estruturas flutuantes (por exemplo, balsas, reservatórios, caixões, boias de amarração, boias de sinalização e semelhantes)
 1000 Balsas infláveis
 9000 Outras
8908 Embarcações e outras estruturas flutuantes, para desmantelar
 0000
9001 Fibras ópticas e feixes de fibras ópticas; cabos de fibras ópticas, exceto os da posição 85.44; matériaspolarizantes em folhas ou em placas; lentes (incluindo as de contato), prismas, espelhos e outros elementos de óptica, de qualquer matéria, não montados, exceto os de vidro não trabalhado opticamente
 10 Fibras ópticas, feixes e cabos de fibras ópticas
  11 Fibras ópticas De diâmetro de núcleo inferior a 11 micrômetros (mícrons)
  19 Fibras ópticas Outras
  20 Feixes e cabos de fibras ópticas
 2000 Matérias polarizantes em folhas ou em placas
 3000 Lentes de contato
 4000 Lentes de vidro, para óculos
 5000 Lentes de outras matérias, para óculos
 9010 Outros Lentes
 9090 Outros Outros
9002 Lentes, prismas, espelhos e outros elementos de óptica, de qualquer matéria, montados, para instrumentos ou aparelhos, exceto os de vidro não trabalhado opticamente
 11 Objetivas, Para câmeras, para projetores ou para aparelhos fotográficos ou cinematográficos, de ampliação ou de redução
  11 Para câmeras fotográficas ou cinematográficas ou para projetores Para câmeras fotográficas
  19 Para câmeras fotográficas ou cinematográficas ou para projetores Outras
  20 De aproximação (zoom) para câmeras de televisão, de 20 ou mais aumentos
  90 Outras
 1900 Objetivas, Outras
 2010 Filtros Polarizantes
 2090 Filtros Outros
 9010 Comutadores (<i>switches</i>) optomecânicos, do tipo utilizado em redes ópticas de transmissão de dados, próprios para montagem por inserção (PTH, <i>Pin Through Hole</i>)
 9090 Outros
9003 Armações para óculos e artigos semelhantes, e suas partes
 1100 Armações, De plástico
 19 Armações, De outras matérias
  10 De metais comuns, mesmo folheados ou chapeados de metais preciosos (plaquê)
  90 Outras
 9010 Partes Charneiras
 9090 Partes Outras
9004 Óculos para correção, proteção ou outros fins, e artigos semelhantes
 1000 Óculos de sol
 9010 Outros Óculos para correção
 9020 Outros Óculos de segurança
 9090 Outros Outros
9005 Binóculos, lunetas, incluindo as astronômicas, telescópios ópticos, e suas armações; outros instrumentos de astronomia e suas armações, exceto os aparelhos de radioastronomia
 1000 Binóculos
 8000 Outros instrumentos
 90 Partes e acessórios (incluindo as armações)
  10 De binóculos
  90 Outros
9006 Câmeras fotográficas; aparelhos e dispositivos, incluindo as lâmpadas e tubos, de luz relâmpago (flash), para fotografia, exceto as lâmpadas e tubos de descarga da posição 85.39
 3000 Câmeras fotográficas especialmente concebidas para fotografia submarina ou aérea, para exame médico de órgãos internos ou para laboratórios de medicina legal ou de investigação judicial
 4000 Câmeras fotográficas para filmes de revelação e cópia instantâneas
 53 Outras câmeras fotográficas, Para filmes em rolos de 35 mm de largura De foco
  10 fixo
  20 ajustável
 59 Outras câmeras fotográficas, Outras
  30 Fotocompositoras a laser para preparação de clichês
  40 Outras, de foco fixo
  51 Outras, de foco ajustável Para obtenção de negativos de 45 mm x 60 mm ou de dimensões superiores
  59 Outras, de foco ajustável Outras
 6100 Aparelhos e dispositivos, incluindo as lâmpadas e tubos, de luz relâmpago (flash), para fotografia, Aparelhos de tubo de descarga para produção de luz relâmpago (flash) (denominados "flashes eletrônicos")
 6900 Aparelhos e dispositivos, incluindo as lâmpadas e tubos, de luz relâmpago (flash), para fotografia, Outros
 91 Partes e acessórios, De câmeras fotográficas
  10 Corpos
  90 Outros
 9900 Partes e acessórios, Outros
9007 Câmeras e projetores, cinematográficos, mesmo com aparelhos de gravação ou de reprodução de som incorporados
 1000 Câmeras
 2020 Projetores Para filmes de largura igual ou superior a 35 mm, mas não superior a 70 mm
 2090 Projetores Outros
 9100 Partes e acessórios, De câmeras
 9200 Partes e acessórios, De projetores
9008 Aparelhos de projeção fixa; aparelhos fotográficos de ampliação ou de redução
 5000 Projetores e aparelhos de ampliação ou de redução
 9000 Partes e acessórios
9010 
 10 Aparelhos e equipamentos para revelação automática de filmes fotográficos, de filmes cinematográficos ou de papel fotográfico, em rolos, ou para cópia automática de filmes revelados em rolos de papel fotográfico
  10 Cubas e cubetas, de operação automática e programáveis
  20 Ampliadoras-copiadoras automáticas para papel fotográfico, com capacidade superior a 1.000 cópias por hora
  90 Outros
 50 Outros aparelhos e equipamentos para laboratórios fotográficos ou cinematográficos; negatoscópios
  10 Processadores fotográficos para o tratamento eletrônico de imagens, mesmo com saída digital
  20 Aparelhos para revelação automática de chapas de fotopolímeros com suporte metálico
  90 Outros
 6000 Telas para projeção
 90 Partes e acessórios
  10 De aparelhos ou material da subposição 9010.10 ou do item 9010.50.10
  90 Outros
9011 Microscópios ópticos, incluindo os microscópios para fotomicrografia, cinefotomicrografia ou microprojeção
 1000 Microscópios estereoscópicos
 20 Outros microscópios, para fotomicrografia, cinefotomicrografia ou microprojeção Para
  10 fotomicrografia
  20 cinefotomicrografia
  30 microprojeção
 80 Outros microscópios
  10 Binoculares de platina móvel
  90 Outros
 90 Partes e acessórios
  10 Dos artigos da subposição 9011.20
  90 Outros
9012 Microscópios, exceto ópticos; difratógrafos
 10 Microscópios, exceto ópticos; difratógrafos
  10 Microscópios eletrônicos
  90 Outros
 90 Partes e acessórios
  10 De microscópios eletrônicos
  90 Outros
9013 Lasers, exceto diodos laser; outros aparelhos e instrumentos de óptica, não especificados nem compreendidos noutras posições do presente Capítulo
 10 Miras telescópicas para armas; periscópios; lunetas para máquinas, aparelhos ou instrumentos do presente Capítulo ou da Seção XVI
  10 Miras telescópicas para armas
  90 Outros
 2000 Lasers, exceto diodos laser
 8000 Outros dispositivos, aparelhos e instrumentos
 9000 Partes e acessórios
9014 Bússolas, incluindo as agulhas de marear; outros instrumentos e aparelhos de navegação
 1000 Bússolas, incluindo as agulhas de marear
 20 Instrumentos e aparelhos para navegação aérea ou espacial (exceto bússolas)
  10 Altímetros
  20 Pilotos automáticos
  30 Inclinômetros
  90 Outros
 80 Outros aparelhos e instrumentos
  10 Sondas acústicas (ecobatímetros) ou de ultrassom (sonar e semelhantes)
  90 Outros
 9000 Partes e acessórios
9015 Instrumentos e aparelhos de geodésia, topografia, agrimensura, nivelamento, fotogrametria, hidrografia, oceanografia, hidrologia, meteorologia ou de geofísica, exceto bússolas; telêmetros
 1000 Telêmetros
 20 Teodolitos e taqueômetros
  10 Com sistema de leitura por meio de prisma ou micrômetro óptico e precisão de leitura de 1 segundo
  90 Outros
 3000 Níveis
 4000 Instrumentos e aparelhos de fotogrametria
 80 Outros instrumentos e aparelhos
  10 Molinetes hidrométricos
  90 Outros
 90 Partes e acessórios
  10 De instrumentos ou aparelhos da subposição 9015.40
  90 Outros
9016 Balanças sensíveis a pesos inferiores ou iguais a 5 cg, mesmo com pesos
 0010 Sensíveis a pesos não superiores a 0,2 mg
 0090 Outras
9017 Instrumentos de desenho, de traçado ou de cálculo (por exemplo, máquinas de desenhar, pantógrafos, transferidores, estojos de desenho, réguas de cálculo e discos de cálculo); instrumentos de medida de distâncias de uso manual (por exemplo, metros, micrômetros, paquímetros e calibres), não especificados nem compreendidos noutras posições do presente Capítulo
 10 Mesas e máquinas de desenhar, mesmo automáticas
  10 Automáticas
  90 Outras
 2000 Outros instrumentos de desenho, de traçado ou de cálculo
 30 Micrômetros, paquímetros, calibres e semelhantes
  10 Micrômetros
  20 Paquímetros
  90 Outros
 80 Outros instrumentos
  10 Metros
  90 Outros
 90 Partes e acessórios
  10 De mesas ou máquinas de desenhar, automáticas
  90 Outros
9018 Instrumentos e aparelhos para medicina, cirurgia, odontologia e veterinária, incluindo os aparelhos para cintilografia e outros aparelhos eletromédicos, bem como os aparelhos para testes visuais
 1100 Aparelhos de eletrodiagnóstico (incluindo os aparelhos de exploração funcional e os de verificação de parâmetros fisiológicos), Eletrocardiógrafos
 12 Aparelhos de eletrodiagnóstico (incluindo os aparelhos de exploração funcional e os de verificação de parâmetros fisiológicos), Aparelhos de diagnóstico por varredura ultrassônica (scanners)
  10 Ecógrafos com análise espectral Doppler
  90 Outros
 1300 Aparelhos de eletrodiagnóstico (incluindo os aparelhos de exploração funcional e os de verificação de parâmetros fisiológicos), Aparelhos de diagnóstico de imagem por ressonância magnética
 14 Aparelhos de eletrodiagnóstico (incluindo os aparelhos de exploração funcional e os de verificação de parâmetros fisiológicos), Aparelhos de cintilografia
  10 Scanner de tomografia por emissão de posítrons (PET, Positron Emission Tomography)
  20 Câmaras gama
  90 Outros
 19 Aparelhos de eletrodiagnóstico (incluindo os aparelhos de exploração funcional e os de verificação de parâmetros fisiológicos), Outros
  10 Endoscópios
  20 Audiômetros
  80 Outros
  90 Partes
 20 Aparelhos de raios ultravioleta ou infravermelhos
  10 Para cirurgia, que operem por laser
  20 Outros, para tratamento bucal, que operem por laser
  90 Outros
 31 Seringas, agulhas, cateteres, cânulas e instrumentos semelhantes, Seringas, mesmo com agulhas
  11 De plástico De capacidade inferior ou igual a 2 cm3
  19 De plástico Outras
  90 Outras
 32 Seringas, agulhas, cateteres, cânulas e instrumentos semelhantes, Agulhas tubulares de metal e agulhas para suturas
  11 Tubulares de metal Gengivais
  12 Tubulares de metal De aço cromo-níquel, bisel trifacetado e diâmetro exterior igual ou superior a 1,6 mm, do tipo utilizado com bolsas de sangue
  13 Tubulares de metal Agulhas ponta de lápis, do tipo utilizado em anestesia epidural ou raquidiana
  19 Tubulares de metal Outras
  20 Para suturas
 39 Seringas, agulhas, cateteres, cânulas e instrumentos semelhantes, Outros
  10 Agulhas
  21 Sondas, cateteres e cânulas De borracha
  22 Sondas, cateteres e cânulas Cateteres de poli(cloreto de vinila), para embolectomia arterial
  23 Sondas, cateteres e cânulas Cateteres de poli(cloreto de vinila), para termodiluição
  25 Sondas, cateteres e cânulas Sondas vesicais estéreis de poliuretano, com revestimento hidrofílico, de uso intermitente, apresentadas em embalagens com solução salin
  26 Sondas, cateteres e cânulas Cateteres intravenosos periféricos, de plástic
  29 Sondas, cateteres e cânulas Outros
  30 Lancetas para vacinação e cautérios
  91 Outros Artigo para fístula arteriovenosa, composto de agulha, base de fixação tipo borboleta, tubo plástico com conector e obturador
  99 Outros Outros
 4100 Outros instrumentos e aparelhos para odontologia, Aparelhos dentários de brocar, mesmo combinados numa base comum com outros equipamentos dentários
 49 Outros instrumentos e aparelhos para odontologia, Outros
  11 Brocas De carboneto de tungstênio (volfrâmio)
  12 Brocas De aço-vanádio
  19 Brocas Outras
  20 Limas
  40 Para tratamento bucal, que operem por projeção cinética de partículas
  91 Outros Para desenho e construção de peças cerâmicas para restaurações dentárias, computadorizado
  99 Outros Outros
 50 Outros instrumentos e aparelhos para oftalmologia
  10 Microscópios binoculares, do tipo utilizado em cirurgia oftalmológica
  90 Outros
 9010 Outros instrumentos e aparelhos Para transfusão de sangue ou infusão intravenosa
 9021 Outros instrumentos e aparelhos Bisturis Elétricos
 9029 Outros instrumentos e aparelhos Bisturis Outros
 9031 Outros instrumentos e aparelhos Litótomos e litotritores Litotritores por onda de choque
 9039 Outros instrumentos e aparelhos Litótomos e litotritores Outros
 9040 Outros instrumentos e aparelhos Rins artificiais
 9050 Outros instrumentos e aparelhos Aparelhos de diatermia
 9061 Outros instrumentos e aparelhos Aparelhos para medida da pressão arterial Que contenham mercúrio
 9069 Outros instrumentos e aparelhos Aparelhos para medida da pressão arterial Outros
 9091 Outros instrumentos e aparelhos Outros Incubadoras para bebês
 9093 Outros instrumentos e aparelhos Outros Aparelhos para terapia intra-uretral por micro-ondas (TUMT), próprios para o tratamento de afecções prostáticas, computadorizados
 9094 Outros instrumentos e aparelhos Outros Endoscópios
 9095 Outros instrumentos e aparelhos Outros Grampos e clipes, seus aplicadores e extratores
 9096 Outros instrumentos e aparelhos Outros Desfibriladores externos que operem unicamente em modo automático (AED, Automatic External Defibrillator)
 9097 Aparelhos destinados a procedimentos cirúrgicos assistidos por robótica
 9099 Outros instrumentos e aparelhos Outros Outros
9019 Aparelhos de mecanoterapia; aparelhos de massagem; aparelhos de psicotécnica; aparelhos de ozonoterapia, de oxigenoterapia, de aerossolterapia, aparelhos respiratórios de reanimação e outros aparelhos de terapia respiratória
 1000 Aparelhos de mecanoterapia; aparelhos de massagem; aparelhos de psicotécnica
 20 Aparelhos de ozonoterapia, de oxigenoterapia, de aerossolterapia, aparelhos respiratórios de reanimação e outros aparelhos de terapia respiratória
  10 De oxigenoterapia
  20 De aerossolterapia
  30 Respiratórios de reanimação
  40 Respiradores automáticos (pulmões de aço)
  90 Outros
9020 Outros aparelhos respiratórios e máscaras contra gases, exceto as máscaras de proteção desprovidas de mecanismo e de elemento filtrante amovível
 0010 Máscaras contra gases
 0090 Outros
9021 Artigos e aparelhos ortopédicos, incluindo as cintas e fundas médico-cirúrgicas e as muletas; talas, goteiras e outros artigos e aparelhos para fraturas; artigos e aparelhos de prótese; aparelhos para facilitar a audição dos surdos e outros aparelhos para compensar uma deficiência ou uma incapacidade, destinados a serem transportados à mão ou sobre as pessoas ou a serem implantados no organismo
 10 Artigos e aparelhos ortopédicos ou para fraturas
  10 Artigos e aparelhos ortopédicos
  20 Artigos e aparelhos para fraturas
  91 Partes e acessórios De artigos e aparelhos de ortopedia, articulados
  99 Partes e acessórios Outros
 21 Artigos e aparelhos de prótese dentária, Dentes artificiais
  10 De acrílico
  90 Outros
 2900 Artigos e aparelhos de prótese dentária, Outros
 31 Outros artigos e aparelhos de prótese, Próteses articulares
  10 Femurais
  20 Mioelétricas
  90 Outras
 39 Outros artigos e aparelhos de prótese, Outros
  11 Válvulas cardíacas Mecânicas
  19 Válvulas cardíacas Outras
  20 Lentes intraoculares
  30 Próteses de artérias vasculares revestidas
  40 Próteses mamárias não implantáveis
  80 Outros
  91 Partes e acessórios Partes de próteses modulares que substituem membros superiores ou inferiores
  99 Partes e acessórios Outros
 4000 Aparelhos para facilitar a audição dos surdos, exceto as partes e acessórios
 5000 Marca-passos cardíacos (Estimuladores cardíacos*), exceto as partes e acessórios
 9011 Outros Aparelhos que se implantam no organismo para compensar uma deficiência ou uma incapacidade Cardiodesfibriladores automáticos
 9012 Outros Aparelhos que se implantam no organismo para compensar uma deficiência ou uma incapacidade Implantes expansíveis (stents), mesmo montados sobre cateter do tipo balão
 9013 Outros Aparelhos que se implantam no organismo para compensar uma deficiência ou uma incapacidade Oclusores interauriculares constituídos por uma malha de fios de níquel e titânio preenchida com tecido de poliéster, mesmo apresentados com seu respectivo cateter
 9019 Outros Aparelhos que se implantam no organismo para compensar uma deficiência ou uma incapacidade Outros
 9080 Outros Outros
 9091 Outros Partes e acessórios De marca-passos cardíacos
 9092 Outros Partes e acessórios De aparelhos para facilitar a audição dos surdos
 9099 Outros Partes e acessórios Outros
9022 Aparelhos de raios X e aparelhos que utilizem radiações alfa, beta, gama ou outras radiações ionizantes, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, os tubos de raios X e outros dispositivos geradores de raios X, os geradores de tensão, as mesas de comando, as telas de visualização, as mesas, cadeiras e suportes semelhantes para exame ou tratamento
 1200 Aparelhos de raios X, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Aparelhos de tomografia computadorizada
 13 Aparelhos de raios X, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Outros, para odontologia
  11 De diagnóstico De tomadas maxilares panorâmicas
  19 De diagnóstico Outros
  90 Outros
 14 Aparelhos de raios X, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Outros, para usos médicos, cirúrgicos ou veterinários
  11 De diagnóstico Para mamografia
  12 De diagnóstico Para angiografia
  13 De diagnóstico Para densitometria óssea, computadorizados
  19 De diagnóstico Outros
  90 Outros
 19 Aparelhos de raios X, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Para outros usos
  10 Espectrômetros ou espectrógrafos de raios X
  91 Outros Do tipo utilizado para inspeção de bagagens, com túnel de altura inferior ou igual a 0,4 m, largura inferior ou igual a 0,6 m e comprimento inferior ou igual a 1,2 m
  99 Outros Outros
 21 Aparelhos que utilizem radiações alfa, beta, gama ou outras radiações ionizantes, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Para usos médicos, cirúrgicos, odontológicos ou veterinários
  10 Aparelhos de radiocobalto (bombas de cobalto)
  20 Outros, para gamaterapia
  90 Outros
 29 Aparelhos que utilizem radiações alfa, beta, gama ou outras radiações ionizantes, mesmo para usos médicos, cirúrgicos, odontológicos ou veterinários, incluindo os aparelhos de radiofotografia ou de radioterapia, Para outros usos
  10 Para detecção do nível de enchimento ou tampas faltantes, em latas de bebidas, por meio de raios gama
  90 Outros
 3000 Tubos de raios X
 90 Outros, incluindo as partes e acessórios
  10 Geradores de tensão
  20 Telas radiológicas
  80 Outros, excluindo as partes e acessórios
  91 Partes e acessórios De aparelhos de raios X
  99 Partes e acessórios Outros
9023 Instrumentos, aparelhos e modelos, concebidos para demonstração (por exemplo, no ensino e nas exposições), não suscetíveis de outros usos
 0000
9024 Máquinas e aparelhos para ensaios de dureza, tração, compressão, elasticidade ou de outras propriedades mecânicas de materiais (por exemplo, metais, madeira, têxteis, papel, plástico)
 10 Máquinas e aparelhos para ensaios de metais
  10 Para ensaios de tração ou compressão
  20 Para ensaios de dureza
  90 Outros
 80 Outras máquinas e aparelhos
  11 Máquinas e aparelhos para ensaios de têxteis Automáticos, para fios
  19 Máquinas e aparelhos para ensaios de têxteis Outros
  21 Máquinas e aparelhos para ensaios de papel, cartão, linóleo e plástico ou borracha flexíveis Máquinas para ensaios de pneumáticos
  29 Máquinas e aparelhos para ensaios de papel, cartão, linóleo e plástico ou borracha flexíveis Outros
  90 Outros
 9000 Partes e acessórios
9025 Densímetros, areômetros, pesa-líquidos e instrumentos flutuantes semelhantes, termômetros, pirômetros, barômetros, higrômetros e psicrômetros, registradores ou não, mesmo combinados entre si
 11 Termômetros e pirômetros, não combinados com outros instrumentos, De líquido, de leitura direta
  11 Termômetros clínicos Que contenham mercúrio
  19 Termômetros clínicos Outros
  91 Outros Que contenham mercúrio
  99 Outros Outros
 19 Termômetros e pirômetros, não combinados com outros instrumentos, Outros
  10 Pirômetros ópticos
  90 Outros
 8000 Outros instrumentos
 90 Partes e acessórios
  10 De termômetros
  90 Outros
9026 Instrumentos e aparelhos para medida ou controle da vazão (caudal), do nível, da pressão ou de outras características variáveis dos líquidos ou gases (por exemplo, medidores de vazão (caudal), indicadores de nível, manômetros, contadores de calor), exceto os instrumentos e aparelhos das posições 90.14, 90.15, 90.28 ou 90.32
 10 Para medida ou controle da vazão (caudal) ou do nível dos líquidos Para medida ou controle
  11 da vazão (caudal) Medidores-transmissores eletrônicos, que funcionem pelo princípio de indução eletromagnética
  19 da vazão (caudal) Outros
  21 do nível De metais, mediante correntes parasitas
  29 do nível Outros
 20 Para medida ou controle da pressão
  10 Manômetros
  90 Outros
 8000 Outros instrumentos e aparelhos
 90 Partes e acessórios
  10 De instrumentos e aparelhos para medida ou controle do nível
  20 De manômetros
  90 Outros
9027 Instrumentos e aparelhos para análises físicas ou químicas (por exemplo, polarímetros, refratômetros, espectrômetros, analisadores de gás ou de fumaça (fumos)); instrumentos e aparelhos para ensaios de viscosidade, porosidade, dilatação, tensão superficial ou semelhantes ou para medidas calorimétricas, acústicas ou fotométricas (incluindo os indicadores de tempo de exposição); micrótomos
 1000 Analisadores de gás ou de fumaça (fumos)
 20 Cromatógrafos e aparelhos de eletroforese
  11 Cromatógrafos De fase gasosa
  12 Cromatógrafos De fase líquida
  19 Cromatógrafos Outros
  21 Aparelhos de eletroforese Sequenciadores automáticos de ADN mediante eletroforese capilar
  29 Aparelhos de eletroforese Outros
 30 Espectrômetros, espectrofotômetros e espectrógrafos que utilizem radiações ópticas (UV, visíveis, IV)
  11 Espectrômetros e espectrógrafos De emissão atômica
  19 Espectrômetros e espectrógrafos Outros
  20 Espectrofotômetros
 50 Outros aparelhos e instrumentos que utilizem radiações ópticas (UV, visíveis, IV)
  10 Colorímetros
  20 Fotômetros
  30 Refratômetros
  40 Sacarímetros
  50 Citômetro de fluxo
  90 Outros
 8100 Outros instrumentos e aparelhos, Espectrômetros de massa
 89 Outros instrumentos e aparelhos, Outros
  11 Calorímetros, viscosímetros, densitômetros e aparelhos medidores de pH Calorímetros
  12 Calorímetros, viscosímetros, densitômetros e aparelhos medidores de pH Viscosímetros
  13 Calorímetros, viscosímetros, densitômetros e aparelhos medidores de pH Densitômetros
  14 Calorímetros, viscosímetros, densitômetros e aparelhos medidores de pH Aparelhos medidores de pH
  20 Polarógrafos
  91 Outros Exposímetros
  99 Outros Outros
 90 Micrótomos; partes e acessórios
  10 Micrótomos
  91 Partes e acessórios De espectrômetros e espectrógrafos, de emissão atômica
  93 Partes e acessórios De polarógrafos
  99 Partes e acessórios Outros
9028 Contadores de gases, de líquidos ou de eletricidade, incluindo os aparelhos para a sua aferição
 10 Contadores de gases
  11 De gás natural comprimido, eletrônicos Do tipo utilizado em postos (estações) de serviço ou garagens
  19 De gás natural comprimido, eletrônicos Outros
  90 Outros
 20 Contadores de líquidos De peso
  10 inferior ou igual a 50 kg
  20 superior a 50 kg
 30 Contadores de eletricidade
  11 Monofásicos, para corrente alternada Digitais
  19 Monofásicos, para corrente alternada Outros
  21 Bifásicos Digitais
  29 Bifásicos Outros
  31 Trifásicos Digitais
  39 Trifásicos Outros
  90 Outros
 90 Partes e acessórios
  10 De contadores de eletricidade
  90 Outros
9029 Outros contadores (por exemplo, contadores de voltas, contadores de produção, taxímetros, totalizadores de caminho percorrido, podômetros); indicadores de velocidade e tacômetros, exceto os das posições 90.14 ou 90.15; estroboscópios
 10 Contadores de voltas, contadores de produção, taxímetros, totalizadores de caminho percorrido, podômetros e contadores semelhantes
  10 Contadores de voltas, contadores de produção ou de horas de trabalho
  90 Outros
 20 Indicadores de velocidade e tacômetros; estroboscópios
  10 Indicadores de velocidade e tacômetros
  20 Estroboscópios
 90 Partes e acessórios
  10 De indicadores de velocidade e tacômetros
  90 Outros
9030 
 10 Instrumentos e aparelhos para medida ou detecção de radiações ionizantes
  10 Medidores de radioatividade
  90 Outros
 20 Osciloscópios e oscilógrafos
  10 Osciloscópios digitais
  21 Osciloscópios analógicos De frequência igual ou superior a 60 MHz
  22 Osciloscópios analógicos Vetorscópios
  29 Osciloscópios analógicos Outros
  30 Oscilógrafos
 3100 Outros aparelhos e instrumentos para medida ou controle da tensão, intensidade, resistência ou da potência (exceto para medida ou controle de wafers ou de dispositivos, semicondutores), Multímetros, sem dispositivo registrador
 3200 Outros aparelhos e instrumentos para medida ou controle da tensão, intensidade, resistência ou da potência (exceto para medida ou controle de wafers ou de dispositivos, semicondutores), Multímetros, com dispositivo registrador
 33 Outros aparelhos e instrumentos para medida ou controle da tensão, intensidade, resistência ou da potência (exceto para medida ou controle de wafers ou de dispositivos, semicondutores), Outros, sem dispositivo registrador
  11 Voltímetros Digitais
  19 Voltímetros Outros
  21 Amperímetros Do tipo utilizado em veículos automóveis
  29 Amperímetros Outros
  90 Outros
 39 Outros aparelhos e instrumentos para medida ou controle da tensão, intensidade, resistência ou da potência (exceto para medida ou controle de wafers ou de dispositivos, semicondutores), Outros, com dispositivo registrador
  10 De teste de continuidade em circuitos impressos
  90 Outros
 40 Outros instrumentos e aparelhos, especialmente concebidos para telecomunicações (por exemplo, diafonômetros, medidores de ganho, distorciômetros, psofômetros)
  10 Analisadores de protocolo
  20 Analisadores de nível seletivo
  30 Analisadores digitais de transmissão
  90 Outros
 82 Outros instrumentos e aparelhos, Para medida ou controle de wafers ou de dispositivos, semicondutores (incluindo os circuitos integrados)
  10 De testes de circuitos integrados
  90 Outros
 84 Outros instrumentos e aparelhos, Outros, com dispositivo registrador
  10 De teste automático de circuito impresso montado (ATE)
  20 De medidas de parâmetros característicos de sinais de televisão ou de vídeo
  90 Outros
 89 Outros instrumentos e aparelhos, Outros
  10 Analisadores lógicos de circuitos digitais
  20 Analisadores de espectro de frequência
  30 Frequencímetros
  40 Fasímetros
  90 Outros
 90 Partes e acessórios
  10 De instrumentos e aparelhos da subposição 9030.10
  90 Outros
9031 Instrumentos, aparelhos e máquinas de medida ou controle, não especificados nem compreendidos noutras posições do presente Capítulo; projetores de perfis
 1000 Máquinas de balancear (equilibrar) peças mecânicas
 20 Bancos de ensaio
  10 Para motores
  90 Outros
 4100 Outros instrumentos e aparelhos ópticos, Para controle de wafers ou de dispositivos, semicondutores (incluindo os circuitos integrados), ou para controle de fotomáscaras ou retículos utilizados na fabricação de dispositivos semicondutores (incluindo os circuitos integrados)
 49 Outros instrumentos e aparelhos ópticos, Outros
  10 Para medida de parâmetros dimensionais de fibras de celulose, por meio de raios laser
  20 Para medida da espessura de pneumáticos de veículos automóveis, por meio de raios laser
  90 Outros
 80 Outros instrumentos, aparelhos e máquinas
  11 Dinamômetros e rugosímetros Dinamômetros
  12 Dinamômetros e rugosímetros Rugosímetros
  20 Máquinas para medição tridimensional
  30 Metros padrões
  40 Aparelhos digitais, de uso em veículos automóveis, para medida e indicação de múltiplas grandezas tais como: velocidade média, consumos instantâneo e médio e autonomia (computador de bordo)
  50 Aparelhos para análise de têxteis, computadorizados
  60 Células de carga
  91 Outros Para controle dimensional de pneumáticos, em condições de carga
  99 Outros Outros
 90 Partes e acessórios
  10 De bancos de ensaio
  90 Outros
9032 Instrumentos e aparelhos para regulação ou controle, automáticos
 1010 Termostatos De expansão de fluidos
 1090 Termostatos Outros
 2000 Manostatos (pressostatos)
 8100 Outros instrumentos e aparelhos, Hidráulicos ou pneumáticos
 89 Outros instrumentos e aparelhos, Outros
  11 Reguladores de voltagem Eletrônicos
  19 Reguladores de voltagem Outros
  21 Controladores eletrônicos do tipo utilizado em veículos automóveis De sistemas antibloqueantes de freio (travão) (ABS)
  22 Controladores eletrônicos do tipo utilizado em veículos automóveis De sistemas de suspensão
  23 Controladores eletrônicos do tipo utilizado em veículos automóveis De sistemas de transmissão
  24 Controladores eletrônicos do tipo utilizado em veículos automóveis De sistemas de ignição
  25 Controladores eletrônicos do tipo utilizado em veículos automóveis De sistemas de injeção
  29 Controladores eletrônicos do tipo utilizado em veículos automóveis Outros
  30 Equipamentos digitais para controle de veículos ferroviários
  81 Outros, para regulação ou controle de grandezas não elétricas De pressão
  82 Outros, para regulação ou controle de grandezas não elétricas De temperatura
  83 Outros, para regulação ou controle de grandezas não elétricas De umidade
  84 Outros, para regulação ou controle de grandezas não elétricas De velocidade de motores elétricos por variação de frequência
  89 Outros, para regulação ou controle de grandezas não elétricas Outros
  90 Outros
 90 Partes e acessórios
  10 Circuitos impressos com componentes elétricos ou eletrônicos, montados
  91 Outros De termostatos
  99 Outros Outros
9033 Partes e acessórios não especificados nem compreendidos noutras posições do presente Capítulo, para máquinas, aparelhos, instrumentos ou artigos do Capítulo 90
 0000
9101 Relógios de pulso, relógios de bolso e relógios semelhantes (incluindo os contadores de tempo dos mesmos tipos), com caixa de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 1100 Relógios de pulso, funcionando eletricamente, mesmo com contador de tempo incorporado, De mostrador exclusivamente mecânico
 1900 Relógios de pulso, funcionando eletricamente, mesmo com contador de tempo incorporado, Outros
 2100 Outros relógios de pulso, mesmo com contador de tempo incorporado, De corda automática
 2900 Outros relógios de pulso, mesmo com contador de tempo incorporado, Outros
 9100 Outros, Funcionando eletricamente
 9900 Outros, Outros
9102 Relógios de pulso, relógios de bolso e relógios semelhantes (incluindo os contadores de tempo dos mesmos tipos), exceto os da posição 91.01
 11 Relógios de pulso, funcionando eletricamente, mesmo com contador de tempo incorporado, De mostrador exclusivamente mecânico
  10 Com caixa de metal comum
  90 Outros
 12 Relógios de pulso, funcionando eletricamente, mesmo com contador de tempo incorporado, De mostrador exclusivamente optoeletrônico
  10 Com caixa de metal comum
  20 Com caixa de plástico, exceto as reforçadas com fibra de vidro
  90 Outros
 1900 Relógios de pulso, funcionando eletricamente, mesmo com contador de tempo incorporado, Outros
 2100 Outros relógios de pulso, mesmo com contador de tempo incorporado, De corda automática
 2900 Outros relógios de pulso, mesmo com contador de tempo incorporado, Outros
 9100 Outros, Funcionando eletricamente
 9900 Outros, Outros
9103 Despertadores e outros relógios, com mecanismo de pequeno volume
 1000 Funcionando eletricamente
 9000 Outros
9104 Relógios para painéis de instrumentos e relógios semelhantes, para automóveis, veículos aéreos, embarcações ou para outros veículos
 0000
9105 Despertadores, relógios de pêndulo (pêndulas), outros relógios e artigos de relojoaria semelhantes, exceto os com mecanismo de pequeno volume
 1100 Despertadores, Funcionando eletricamente
 1900 Despertadores, Outros
 2100 Relógios de parede, Funcionando eletricamente
 2900 Relógios de parede, Outros
 9100 Outros, Funcionando eletricamente
 9900 Outros, Outros
9106 Aparelhos de controle do tempo e contadores de tempo, com mecanismo de relojoaria ou com motor síncrono (por exemplo, relógios de ponto, relógios datadores, contadores de horas)
 1000 Relógios de ponto; relógios datadores e contadores de horas
 9000 Outros
9107 Interruptores horários e outros aparelhos que permitam acionar um mecanismo em tempo determinado, munidos de mecanismo de relojoaria ou com motor síncrono
 0010 Interruptores horários
 0090 Outros
9108 Mecanismos de pequeno volume para relógios, completos e montados
 11 Funcionando eletricamente, De mostrador exclusivamente mecânico ou com um dispositivo que permita incorporar um mostrador mecânico
  10 Para relógios das posições 91.01 ou 91.02
  90 Outros
 1200 Funcionando eletricamente, De mostrador exclusivamente optoeletrônico
 1900 Funcionando eletricamente, Outros
 2000 De corda automática
 9000 Outros
9109 Mecanismos de relojoaria, completos e montados, exceto de pequeno volume
 1000 Funcionando eletricamente
 9000 Outros
9110 
 11 De pequeno volume, Mecanismos completos, não montados ou parcialmente montados (chablons)
  10 Para relógios das posições 91.01 ou 91.02
  90 Outros
 1200 De pequeno volume, Mecanismos incompletos, montados
 1900 De pequeno volume, Esboços
 9000 Outros
9111 Caixas de relógios das posições 91.01 ou 91.02, e suas partes
 1000 Caixas de metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 20 Caixas de metais comuns, mesmo dourados ou prateados
  10 De latão, em esboço
  90 Outras
 8000 Outras caixas
 9010 Partes Fundos de metais comuns
 9090 Partes Outras
9112 Caixas e semelhantes de artigos de relojoaria, e suas partes
 2000 Caixas e semelhantes
 9000 Partes
9113 Pulseiras de relógios, e suas partes
 1000 De metais preciosos ou de metais folheados ou chapeados de metais preciosos (plaquê)
 2000 De metais comuns, mesmo dourados ou prateados
 9000 Outras
9114 Outras partes de artigos de relojoaria
 3000 Quadrantes
 4000 Platinas e pontes
 9000 Outras
9201 Pianos, mesmo automáticos; cravos e outros instrumentos de cordas, com teclado
 1000 Pianos verticais
 2000 Pianos de cauda
 9000 Outros
9202 Outros instrumentos musicais de cordas (por exemplo, violões (guitarras*), violinos, harpas)
 1000 De cordas, tocados com o auxílio de um arco
 9000 Outros
9205 Instrumentos musicais de sopro (por exemplo, órgãos de tubos e teclado, acordeões, clarinetes, trompetes, gaitas de foles), exceto os órgãos mecânicos de feira e os realejos
 1000 Instrumentos denominados "metais"
 9000 Outros
9206 Instrumentos musicais de percussão (por exemplo, tambores, caixas, xilofones, pratos, castanholas, maracás)
 0000
9207 Instrumentos musicais cujo som é produzido ou amplificado por meios elétricos (por exemplo, órgãos, guitarras, acordeões)
 10 Instrumentos de teclado, exceto acordeões
  10 Sintetizadores
  90 Outros
 9010 Outros Guitarras e contrabaixos
 9090 Outros Outros
9208 Caixas de música, órgãos mecânicos de feira, realejos, pássaros cantores mecânicos, serrotes musicais e outros instrumentos musicais não especificados noutra posição do presente Capítulo; chamarizes de qualquer tipo; apitos, berrantes (cornetas*) e outros instrumentos, de boca, para chamada ou sinalização
 1000 Caixas de música
 9000 Outros
9209 Partes (mecanismos de caixas de música, por exemplo) e acessórios (por exemplo, cartões, discos e rolos para instrumentos mecânicos) de instrumentos musicais; metrônomos e diapasões de qualquer tipo
 3000 Cordas para instrumentos musicais
 9100 Outros, Partes e acessórios de pianos
 9200 Outros, Partes e acessórios de instrumentos musicais da posição 92.02
 9400 Outros, Partes e acessórios de instrumentos musicais da posição 92.07
 9900 Outros, Outros
9301 Armas de guerra, exceto revólveres, pistolas e armas brancas
 1000 Peças de artilharia (por exemplo, canhões, obuses e morteiros)
 2000 Lança-mísseis; lança-chamas; lança-granadas; lança-torpedos e lançadores semelhantes
 9000 Outras
9302 Revólveres e pistolas, exceto os das posições 93.03 ou 93.04
 0000
9303 Outras armas de fogo e aparelhos semelhantes que utilizem a deflagração da pólvora (por exemplo, espingardas e carabinas, de caça, armas de fogo carregáveis exclusivamente pela boca, pistolas lança foguetes e outros aparelhos concebidos apenas para lançar foguetes de sinalização, pistolas e revólveres para tiro de festim (sem bala), pistolas de êmbolo cativo para abater animais, canhões lança amarras)
 1000 Armas de fogo carregáveis exclusivamente pela boca
 2000 Outras espingardas e carabinas de caça ou de tiro ao alvo, com pelo menos um cano liso
 3000 Outras espingardas e carabinas de caça ou de tiro ao alvo
 9010 Outros Lançadores do tipo utilizado com cartuchos dos itens 9306.21.10, 9306.21.20 ou 9306.21.30
 9090 Outros Outros
9304 Outras armas (por exemplo, espingardas, carabinas e pistolas, de mola, de ar comprimido ou de gás, cassetetes), exceto as da posição 93.07
 0010 Recipientes do tipo aerossol que contenham produtos químicos ou oleorresina de Capsicum, com fins irritantes
 0090 Outras
9305 Partes e acessórios dos artigos das posições 93.01 a 93.04
 1000 De revólveres ou pistolas
 2000 De espingardas ou carabinas da posição 93.03
 9100 Outros, De armas de guerra da posição 93.01
 9900 Outros, Outros
9306 Bombas, granadas, torpedos, minas, mísseis, cartuchos e outras munições e projéteis, e suas partes, incluindo os zagalotes, chumbos de caça e buchas para cartuchos
 21 Cartuchos e suas partes, para espingardas ou carabinas de cano liso; chumbos para carabinas de ar comprimido, Cartuchos
  10 Que contenham produtos químicos ou oleorresina de Capsicum, com fins irritantes
  20 Outros, que produzem efeitos fumígenos, de iluminação, de som ou de identificação mediante tintas ou corantes
  30 Outros, com um ou mais projéteis de elastômeros
  90 Outros
 2900 Cartuchos e suas partes, para espingardas ou carabinas de cano liso; chumbos para carabinas de ar comprimido, Outros
 3000 Outros cartuchos e suas partes
 9010 Outros Granadas que contenham produtos químicos ou oleorresina de Capsicum, com fins irritantes
 9020 Outros Outras granadas, que produzem efeitos fumígenos, de iluminação, de som ou de identificação mediante tintas ou corantes
 9090 Outros Outros
9307 Sabres, espadas, baionetas, lanças e outras armas brancas, suas partes e bainhas
 0000
9401 Assentos (exceto os da posição 94.02), mesmo transformáveis em camas, e suas partes
 10 Assentos do tipo utilizado em veículos aéreos
  10 Ejetáveis
  90 Outros
 2000 Assentos do tipo utilizado em veículos automóveis
 3100 Assentos giratórios de altura ajustável, De madeira
 3900 Assentos giratórios de altura ajustável, Outros
 4100 Assentos (exceto de jardim ou de acampamento) transformáveis em camas, De madeira
 4900 Assentos (exceto de jardim ou de acampamento) transformáveis em camas, Outros
 5200 Assentos de rotim, vime, bambu ou matérias semelhantes, De bambu
 5300 Assentos de rotim, vime, bambu ou matérias semelhantes, De rotim
 5900 Assentos de rotim, vime, bambu ou matérias semelhantes, Outros
 6100 Outros assentos, com armação de madeira, Estofados
 6900 Outros assentos, com armação de madeira, Outros
 7100 Outros assentos, com armação de metal, Estofados
 7900 Outros assentos, com armação de metal, Outros
 8000 Outros assentos
 9100 Partes, De madeira
 9900 Partes, Outras
9402 Mobiliário para medicina, cirurgia, odontologia ou veterinária (por exemplo, mesas de operação, mesas de exames, camas dotadas de mecanismos para usos clínicos, cadeiras odontológicas); cadeiras para salões de cabeleireiro e cadeiras semelhantes, com dispositivos de orientação e de elevação; suas partes
 1000 Cadeiras odontológicas, cadeiras para salões de cabeleireiro e cadeiras semelhantes, e suas partes
 9010 Outros Mesas de operação
 9020 Outros Camas dotadas de mecanismos para usos clínicos
 9090 Outros Outros
9403 Outros móveis e suas partes
 1000 Móveis de metal, do tipo utilizado em escritórios
 2010 Do tipo utilizado em cozinha
 2090 Outro
 3000 Móveis de madeira, do tipo utilizado em escritórios
 4000 Móveis de madeira, do tipo utilizado em cozinhas
 5000 Móveis de madeira, do tipo utilizado em quartos de dormir
 6000 Outros móveis de madeira
 7000 Móveis de plástico
 8200 Móveis de outras matérias, incluindo o rotim, vime, bambu ou matérias semelhantes, De bambu
 8300 Móveis de outras matérias, incluindo o rotim, vime, bambu ou matérias semelhantes, De rotim
 8900 Móveis de outras matérias, incluindo o rotim, vime, bambu ou matérias semelhantes, Outros
 9100 Partes, De madeira
 9900 Partes, Outras
9404 Suportes para camas (somiês); colchões, edredões, almofadas, pufes, travesseiros e artigos semelhantes, equipados com molas ou guarnecidos interiormente de quaisquer matérias, compreendendo esses artigos de borracha alveolar ou de plástico alveolar, mesmo recobertos
 1000 Suportes para camas (somiês)
 2100 Colchões, De borracha alveolar ou de plástico alveolar, mesmo recobertos
 2900 Colchões, De outras matérias
 3000 Sacos de dormir
 4000 Colchas, edredões e artigos semelhantes
 9000 Outros
9405 Luminárias e aparelhos de iluminação (incluindo os projetores), e suas partes, não especificados nem compreendidos noutras posições; anúncios, cartazes ou tabuletas e placas indicadoras, luminosos, e artigos semelhantes, que contenham uma fonte luminosa fixa permanente, e suas partes não especificadas nem compreendidas noutras posições
 11 Lustres e outras luminárias, elétricos, próprios para serem suspensos ou fixados no teto ou na parede, exceto os do tipo utilizado na iluminação pública, Concebidos para serem utilizados unicamente com fontes de luz de diodos emissores de luz (LED)
  10 Focos cirúrgicos (luzes sem sombra, do tipo utilizado em medicina, cirurgia ou odontologia)
  90 Outros
 19 Lustres e outras luminárias, elétricos, próprios para serem suspensos ou fixados no teto ou na parede, exceto os do tipo utilizado na iluminação pública, Outros
  10 Focos cirúrgicos (luzes sem sombra, do tipo utilizado em medicina, cirurgia ou odontologia)
  90 Outros
 2100 Abajures (candeeiros) de mesa, de escritório, de cabeceira e luminárias (candeeiros) de pé, elétricos, Concebidos para serem utilizados unicamente com fontes de luz de diodos emissores de luz (LED)
 2900 Abajures (candeeiros) de mesa, de escritório, de cabeceira e luminárias (candeeiros) de pé, elétricos, Outros
 3100 Guirlandas elétricas do tipo utilizado em árvores de Natal, Concebidas para serem utilizadas unicamente com fontes de luz de diodos emissores de luz (LED)
 3900 Guirlandas elétricas do tipo utilizado em árvores de Natal, Outras
 4100 Outras luminárias e aparelhos de iluminação, elétricos, Fotovoltaicos, concebidos para serem utilizados unicamente com fontes de luz de diodos emissores de luz (LED)
 4200 Outras luminárias e aparelhos de iluminação, elétricos, Outros, concebidos para serem utilizados unicamente com fontes de luz de diodos emissores de luz (LED)
 4900 Outras luminárias e aparelhos de iluminação, elétricos, Outros
 5000 Luminárias e aparelhos de iluminação, não elétricos
 6100 Anúncios, cartazes ou tabuletas e placas indicadoras, luminosos, e artigos semelhantes, Concebidos para serem utilizados unicamente com fontes de luz de diodos emissores de luz (LED)
 6900 Anúncios, cartazes ou tabuletas e placas indicadoras, luminosos, e artigos semelhantes, Outros
 9100 Partes, De vidro
 9200 Partes, De plástico
 9900 Partes, Outras
9406 Construções pré-fabricadas
 1010 De madeira Estufas
 1090 De madeira Outras
 2000 Unidades de construção modulares, de aço
 9010 Outras Estufas
 9020 Outras Com estrutura de ferro ou aço e paredes exteriores constituídas principalmente dessas matérias
 9090 Outras Outras
9503 Triciclos, patinetes (trotinetas*), carros de pedais e outros brinquedos semelhantes de rodas; carrinhos para bonecos; bonecos; outros brinquedos; modelos reduzidos e modelos semelhantes para divertimento, mesmo animados; quebra-cabeças (puzzles) de qualquer espécie
 0010 Triciclos, patinetes, carros de pedais e outros brinquedos semelhantes com rodas; carrinhos para bonecos
 0021 Bonecos que representem somente seres humanos Bonecos, mesmo vestidos, com mecanismo a corda ou elétrico
 0022 Bonecos que representem somente seres humanos Outros bonecos, mesmo vestidos
 0029 Bonecos que representem somente seres humanos Partes e acessórios
 0031 Brinquedos que representem animais ou seres não humanos Com enchimento
 0039 Brinquedos que representem animais ou seres não humanos Outros
 0040 Trens elétricos, incluindo os trilhos, sinais e outros acessórios
 0050 Modelos reduzidos, mesmo animados, em conjuntos para montagem, exceto os do item 9503.00.4
 0060 Outros conjuntos e brinquedos, para construção
 0070 Quebra-cabeças (puzzles)
 0080 Outros brinquedos, apresentados em sortidos ou em panóplias
 0091 Outros Instrumentos e aparelhos musicais, de brinquedo
 0097 Outros Outros brinquedos, com motor elétrico
 0098 Outros Outros brinquedos, com motor não elétrico
 0099 Outros Outros
9504 Consoles e máquinas de jogos de vídeo, jogos de salão, incluindo os jogos com motor ou outro mecanismo, os bilhares, as mesas especiais para jogos de cassino e os jogos de balizas (pinos) automáticos (boliche), os jogos que funcionem por introdução de moedas, notas (papéis-moeda), cartões de banco, fichas ou por outros meios de pagamento
 2000 Bilhares de qualquer espécie e seus acessórios
 3000 Outros jogos que funcionem por introdução de moedas, notas (papéis-moeda), cartões de banco, fichas ou por outros meios de pagamento, exceto os jogos de balizas (pinos) automáticos (boliche)
 4000 Cartas de jogar
 5000 Consoles e máquinas de jogos de vídeo, exceto os classificados na subposição 9504.30
 9010 Outros Jogos de balizas (pinos) automáticos (boliche)
 9090 Outros Outros
9505 Artigos para festas, carnaval ou outros divertimentos, incluindo os artigos de magia e artigos-surpresa
 1000 Artigos para festas de Natal
 9000 Outros
9506 Artigos e equipamentos para cultura física, ginástica, atletismo, outros esportes (incluindo o tênis de mesa), ou jogos ao ar livre, não especificados nem compreendidos noutras posições deste Capítulo; piscinas, incluindo as infantis
 1100 Esquis e outros equipamentos para esquiar na neve, Esquis
 1200 Esquis e outros equipamentos para esquiar na neve, Fixadores para esquis
 1900 Esquis e outros equipamentos para esquiar na neve, Outros
 2100 Esquis aquáticos, pranchas de surfe, pranchas à vela e outros equipamentos para a prática de esportes aquáticos, Pranchas à vela
 2900 Esquis aquáticos, pranchas de surfe, pranchas à vela e outros equipamentos para a prática de esportes aquáticos, Outros
 3100 Tacos e outros equipamentos para golfe, Tacos completos
 3200 Tacos e outros equipamentos para golfe, Bolas
 3900 Tacos e outros equipamentos para golfe, Outros
 4000 Artigos e equipamentos para tênis de mesa
 5100 Raquetes de tênis, de badminton e raquetes semelhantes, mesmo não encordoadas, Raquetes de tênis, mesmo não encordoadas
 5900 Raquetes de tênis, de badminton e raquetes semelhantes, mesmo não encordoadas, Outras
 6100 Bolas, exceto de golfe ou de tênis de mesa, Bolas de tênis
 6200 Bolas, exceto de golfe ou de tênis de mesa, Infláveis
 6900 Bolas, exceto de golfe ou de tênis de mesa, Outras
 7000 Patins para gelo e patins de rodas, incluindo os fixados em calçado
 9100 Outros, Artigos e equipamentos para cultura física, ginástica ou atletismo
 9900 Outros, Outros
9507 Varas (Canas*) de pesca, anzóis e outros artigos para a pesca à linha; puçás (camaroeiros), redes de borboletas e redes semelhantes; iscas e chamarizes (exceto os das posições 92.08 ou 97.05) e artigos semelhantes de caça
 1000 Varas (Canas*) de pesca
 2000 Anzóis, mesmo montados em sedelas
 3000 Carretilhas e molinetes (Carretes*), de pesca
 9000 Outros
9508 Circos ambulantes e coleções de animais ambulantes; equipamentos para parques de diversões e equipamentos para parques aquáticos; atrações de parques e feiras, incluindo as instalações de tiro ao alvo; teatros ambulantes
 1000 Circos ambulantes e coleções de animais ambulantes
 21 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Montanhas-russas
  10 Com percurso igual ou superior a 300 m
  20 Vagonetes com capacidade igual ou superior a 6 pessoas
  90 Outras
 22 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Carrosséis, balanços (baloiços) e equipamentos giratórios semelhantes
  10 Carrosséis, mesmo dotados de dispositivo de elevação, de diâmetro inferior a 16 m
  90 Outros
 2300 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Carrinhos de choque
 2400 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Simuladores de movimentos e cinemas dinâmicos
 2500 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Percursos aquáticos
 2600 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Equipamentos para parques aquáticos
 2900 Equipamentos para parques de diversões e equipamentos para parques aquáticos, Outros
 3000 Atrações de parques e feiras
 4000 Teatros ambulantes
9601 Marfim, osso, carapaça de tartaruga, chifre, pontas, coral, madrepérola e outras matérias animais para entalhar, trabalhados, e suas obras (incluindo as obras obtidas por moldagem)
 1000 Marfim trabalhado e obras de marfim
 9000 Outros
9602 Matérias vegetais ou minerais de entalhar, trabalhadas, e suas obras; obras moldadas ou entalhadas de cera, parafina, estearina, gomas ou resinas naturais, de massas ou pastas para modelar, e outras obras moldadas ou entalhadas não especificadas nem compreendidas noutras posições; gelatina não endurecida, trabalhada, exceto a da posição 35.03, e obras de gelatina não endurecida
 0010 Cápsulas de gelatinas digeríveis
 0020 Colmeias artificiais
 0090 Outras
9603 Vassouras e escovas, mesmo que constituam partes de máquinas, de aparelhos ou de veículos, vassouras mecânicas de uso manual não motorizadas, pincéis e espanadores; cabeças preparadas para escovas, pincéis e artigos semelhantes; pads (talochas) e rolos para pintura; rodos de borracha ou de matérias flexíveis semelhantes
 1000 Vassouras e escovas constituídas por pequenos ramos ou outras matérias vegetais reunidas em feixes, mesmo com cabo
 2100 Escovas de dentes, escovas e pincéis de barba, escovas para cabelo, para cílios ou para unhas e outras escovas de toucador de pessoas, incluindo as que sejam partes de aparelhos, Escovas de dentes, incluindo as escovas para dentaduras
 2900 Escovas de dentes, escovas e pincéis de barba, escovas para cabelo, para cílios ou para unhas e outras escovas de toucador de pessoas, incluindo as que sejam partes de aparelhos, Outros
 3000 Pincéis e escovas, para artistas, pincéis de escrever e pincéis semelhantes para aplicação de produtos cosméticos
 40 Escovas e pincéis, para pintar, caiar, envernizar ou semelhantes (exceto os pincéis da subposição 9603.30); pads (talochas) e rolos para pintura
  10 Rolos
  90 Outros
 5000 Outras escovas que constituam partes de máquinas, de aparelhos ou de veículos
 9000 Outros
9604 Peneiras e crivos, manuais
 0000
9605 Conjuntos de viagem para toucador de pessoas, para costura ou para limpeza de calçado ou de roupa
 0000
9606 Botões, incluindo os de pressão; formas e outras partes, de botões ou de botões de pressão; esboços de botões
 1000 Botões de pressão e suas partes
 2100 Botões, De plástico, não recobertos de matérias têxteis
 2200 Botões, De metais comuns, não recobertos de matérias têxteis
 2900 Botões, Outros
 3000 Formas e outras partes, de botões; esboços de botões
9607 Fechos ecler (de correr) e suas partes
 1100 Fechos ecler (de correr), Com grampos de metal comum
 1900 Fechos ecler (de correr), Outros
 2000 Partes
9608 Canetas esferográficas; canetas e marcadores, com ponta de feltro ou com outras pontas porosas; canetas-tinteiro (canetas de tinta permanente*) e outras canetas; estiletes para duplicadores; lapiseiras; canetas porta-penas, porta-lápis e artigos semelhantes; suas partes (incluindo as tampas e prendedores), exceto os artigos da posição 96.09
 1000 Canetas esferográficas
 2000 Canetas e marcadores, com ponta de feltro ou com outras pontas porosas
 3000 Canetas-tinteiro (Canetas de tinta permanente*) e outras canetas
 4000 Lapiseiras
 5000 Sortidos de artigos de, pelo menos, duas das subposições precedentes
 6000 Cargas com ponta, para canetas esferográficas
 9100 Outros, Penas (aparos) e suas pontas
 99 Outros, Outros
  81 Partes Pontas porosas para os artigos da subposição 9608.20
  89 Partes Outras
  90 Outros
9609 Lápis, minas, pastéis, carvões, gizes para escrever ou desenhar e gizes de alfaiate
 1000 Lápis
 2000 Minas para lápis ou para lapiseiras
 9000 Outros
9610 Lousas e quadros para escrever ou desenhar, mesmo emoldurados
 0000
9611 Carimbos, incluindo os datadores e numeradores, sinetes e artigos semelhantes (incluindo os aparelhos para impressão de etiquetas), manuais; dispositivos manuais de composição tipográfica e jogos de impressão manuais que contenham tais dispositivos
 0000
9612 Fitas impressoras para máquinas de escrever e fitas impressoras semelhantes, tintadas ou preparadas de outra forma para imprimir, montadas ou não em carretéis ou cartuchos; almofadas de carimbo, impregnadas ou não, mesmo com caixa
 1000 Fitas impressoras
 2000 Almofadas de carimbo
9613 Isqueiros e outros acendedores, mesmo mecânicos ou elétricos, e suas partes, exceto pedras e pavios
 1000 Isqueiros de bolso, a gás, não recarregáveis
 2000 Isqueiros de bolso, a gás, recarregáveis
 8000 Outros isqueiros e acendedores
 9000 Partes
9614 Cachimbos (incluindo os seus fornilhos), piteiras (boquilhas) para charutos ou cigarros, e suas partes
 0000
9615 Pentes, travessas para cabelo e artigos semelhantes; grampos (ganchos) e alfinetes para cabelo; pinças, onduladores, bobes (bigudis*) e artigos semelhantes para penteados, exceto os da posição 85.16, e suas partes
 1100 Pentes, travessas para cabelo e artigos semelhantes, De borracha endurecida ou de plástico
 1900 Pentes, travessas para cabelo e artigos semelhantes, Outros
 9000 Outros
9616 Vaporizadores de toucador, suas armações e cabeças de armações; borlas ou esponjas para pós ou para aplicação de outros cosméticos ou de produtos de toucador
 1000 Vaporizadores de toucador, suas armações e cabeças de armações
 2000 Borlas ou esponjas para pós ou para aplicação de outros cosméticos ou de produtos de toucador
9617 Garrafas térmicas e outros recipientes isotérmicos, montados, com isolamento produzido pelo vácuo, e suas partes (exceto ampolas de vidro)
 0010 Garrafas térmicas e outros recipientes isotérmicos
 0020 Partes
9618 Manequins e artigos semelhantes; autômatos e cenas animadas, para vitrines e mostruários
 0000
9619 Absorventes (Pensos*) e tampões higiênicos, cueiros, fraldas e artigos higiênicos semelhantes, de qualquer matéria
 0000
9620 Monopés, bipés, tripés e artigos semelhantes
 0000
9701 Quadros, pinturas e desenhos, feitos inteiramente à mão, exceto os desenhos da posição 49.06 e os artigos manufaturados decorados à mão; colagens, mosaicos e quadros decorativos semelhantes
 2100 Com mais de 100 anos, Quadros, pinturas e desenhos
 2200 Com mais de 100 anos, Mosaicos
 2900 Com mais de 100 anos, Outros
 9100 Outros, Quadros, pinturas e desenhos
 9200 Outros, Mosaicos
 9900 Outros, Outros
9702 Gravuras, estampas e litografias, originais
 1000 Com mais de 100 anos
 9000 Outras
9703 Produções originais de arte estatuária ou de escultura, de quaisquer matérias
 1000 Com mais de 100 anos
 9000 Outras
9704 Selos postais, selos fiscais, marcas postais, envelopes de primeiro dia (first-day covers), inteiros postais e semelhantes, obliterados, ou não obliterados, exceto os artigos da posição 49.07
 0000
9705 Coleções e peças de coleção que apresentem um interesse arqueológico, etnográfico, histórico, zoológico, botânico, mineralógico, anatômico, paleontológico ou numismático
 1000 Coleções e peças de coleção que apresentem um interesse arqueológico, etnográfico ou histórico
 2100 Coleções e peças de coleção que apresentem um interesse zoológico, botânico, mineralógico, anatômico ou paleontológico, Espécimes humanos e suas partes
 2200 Coleções e peças de coleção que apresentem um interesse zoológico, botânico, mineralógico, anatômico ou paleontológico, Espécies extintas ou ameaçadas de extinção, e suas partes
 2900 Coleções e peças de coleção que apresentem um interesse zoológico, botânico, mineralógico, anatômico ou paleontológico, Outras
 3100 Coleções e peças de coleção que apresentem um interesse numismático, Com mais de 100 anos
 3900 Coleções e peças de coleção que apresentem um interesse numismático, Outras
9706 Antiguidades com mais de 100 anos
 1000 Com mais de 250 anos
 9000 Outras`;
